import { noteWorker } from './new-build.tsx';

/** Keeps the client in the browser, so that it opens without a network. */

const reloadedKey = 'spaceline.reloaded';

/** A part of a build that is gone from the server: the page of the new build has it. Once, so that nobody goes in circles. */
function reloadWhenGone(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(reloadedKey) === document.title) return;
    sessionStorage.setItem(reloadedKey, document.title);
    event.preventDefault();
    location.reload();
  });
}

/** An installed client stays open for days: so often it asks whether there is a newer one. */
const often = 3_600_000;

/** Asks now and then, and when somebody comes back or the network does; whoever has a worker hears of the next. */
function askForNewer(registration: ServiceWorkerRegistration): void {
  const ask = (): void => {
    // Without a network there is nothing new.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  addEventListener('online', ask);
  setInterval(ask, often);
}

function hearOfNewer({ serviceWorker }: Navigator): void {
  let hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) void noteWorker();
    hadOne = true;
  });
}

/** After everything else: what the page itself needs comes first. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  reloadWhenGone();
  hearOfNewer(navigator);
  const register = (): void => {
    // A browser that keeps nothing, or a page that is not secure, plays with a network all the same.
    navigator.serviceWorker
      .register('/service-worker.js', { updateViaCache: 'none' })
      .then(askForNewer)
      .catch(() => undefined);
  };
  const whenIdle = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(register, { timeout: 5_000 });
    else setTimeout(register, 2_000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
