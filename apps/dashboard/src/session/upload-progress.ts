type Watcher = (sent: number) => void;

const watchers = new Map<string, Watcher>();

/**
 * Watches the upload of the request with this idempotency key.
 * @param watcher gets the part that was sent, from 0 to 1
 * @returns ends the watch
 */
export function watchUpload(idempotencyKey: string, watcher: Watcher): () => void {
  watchers.set(idempotencyKey, watcher);
  return () => watchers.delete(idempotencyKey);
}

export function reportProgress(idempotencyKey: string | null, sent: number): void {
  if (idempotencyKey !== null) watchers.get(idempotencyKey)?.(sent);
}
