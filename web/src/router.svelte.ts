/** Where we are: the address without the house, as parts and a query. */
export const route = $state({ path: location.pathname, query: location.search });

export function parts(): string[] {
  return route.path.split("/").filter(Boolean).map(decodeURIComponent);
}

export function query(name: string): string | null {
  return new URLSearchParams(route.query).get(name);
}

/** Go somewhere in the house. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  route.path = location.pathname;
  route.query = location.search;
}

/** Links within the house do not load the page anew. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", arrive);
addEventListener("click", follow);
