import { t } from '../i18n/t.ts';

const waits = (): NotificationOptions => ({
  body: t('A game waits for you at Spaceline.'),
  tag: 'turn',
  icon: '/icon.svg',
});

/** By the worker that keeps the client, where there is one: on phones the page itself may not, and asking it to throws. */
export async function noticeTurn(): Promise<void> {
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker) return worker.showNotification(t('Your turn'), waits());
  new Notification(t('Your turn'), waits());
}
