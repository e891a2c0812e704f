/** Stars and rays as SVG paths. */

export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: 2 * points }, (_, k) => {
    const r = k % 2 ? inner : outer;
    const angle = (Math.PI * k) / points;
    return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

export function rays(x: number, y: number, r: number, n: number): string {
  return Array.from({ length: n }, (_, k) => {
    const a = (2 * Math.PI * k) / n;
    const b = a + (Math.PI / n) * 0.8;
    const end = (angle: number) => `${(x + r * Math.sin(angle)).toFixed(0)} ${(y - r * Math.cos(angle)).toFixed(0)}`;
    return `M${x} ${y}L${end(a)}L${end(b)}Z`;
  }).join("");
}
