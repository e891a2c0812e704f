declare module "zzfx" {
  export const ZZFX: { volume: number; play(...numbers: number[]): AudioBufferSourceNode };
}
