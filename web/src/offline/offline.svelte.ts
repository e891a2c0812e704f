/** Registers the worker that keeps the house open without a network, and tells when a newer one waits. */
let waiting: ServiceWorker | null = $state.raw(null);

/** A newer version is ready; it is taken when the person says so. */
export function newer(): boolean {
  return waiting !== null;
}

export function takeOver(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take over");
}

const SETTLED = 3000;

/** First the page that the person wants, then what it needs without a network; if that cannot be had now, then next time. */
export function keepOpen(): void {
  if ("serviceWorker" in navigator && !import.meta.env.DEV) setTimeout(() => void register().catch(() => {}), SETTLED);
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register("/worker.js");
  const look = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}
