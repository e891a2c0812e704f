declare module "*.icons.json" {
  const bodies: Record<string, string>;
  export default bodies;
}
