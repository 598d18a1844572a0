/** What the server's thread and the thread of the embedded database say to each other. */
export type ToWorker =
  | { readonly t: 'query'; readonly id: number; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly t: 'close'; readonly id: number };

export type FromWorker =
  | { readonly t: 'ready' }
  | { readonly t: 'note'; readonly note: string }
  | { readonly t: 'done'; readonly id: number; readonly rows: readonly unknown[]; readonly rowCount: number }
  | { readonly t: 'failed'; readonly id: number; readonly error: { readonly message: string; readonly code?: string } };
