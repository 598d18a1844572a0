import { afterEach, expect, test, vi } from 'vitest';
import { noticeTurn } from './notice.ts';

const told: string[] = [];

/** What browsers offer: a page that may tell something itself, or a worker that does it, or both. */
function browser({ worker, page }: { readonly worker: boolean; readonly page: boolean }): void {
  const registration = { showNotification: async (title: string) => void told.push(`worker: ${title}`) };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => (worker ? registration : undefined) } });
  vi.stubGlobal('Notification', function Notification(title: string) {
    if (!page) throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
    told.push(`page: ${title}`);
  });
}

afterEach(() => {
  told.length = 0;
});

test('on a phone, where a page may tell nothing, the worker tells once that it is one’s turn', async () => {
  browser({ worker: true, page: false });
  await noticeTurn();
  expect(told).toEqual(['worker: Your turn']);
});

test('without a worker the page tells it', async () => {
  browser({ worker: false, page: true });
  await noticeTurn();
  expect(told).toEqual(['page: Your turn']);
});

test('where neither may, whoever asked hears that, and nothing is told', async () => {
  browser({ worker: false, page: false });
  await expect(noticeTurn()).rejects.toThrow('Illegal constructor');
  expect(told).toEqual([]);
});
