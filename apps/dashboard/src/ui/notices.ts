/** Something that happened, in one or two sentences. */
export interface Notice {
  readonly id: number;
  readonly title: string;
  readonly details: string;
  /** Errors stay until they are closed. */
  readonly isError: boolean;
}

const SHOWN_MS = 6_000;
const listeners = new Set<() => void>();
let notices: readonly Notice[] = [];
let lastId = 0;

/** Shows a notice in the corner of the page: what succeeded, or the error of something that has no form. */
export function showNotice({ title, details = '', isError = false }: Partial<Notice> & Pick<Notice, 'title'>): void {
  lastId += 1;
  const id = lastId;
  change([...notices, { id, title, details, isError }]);
  if (!isError) setTimeout(() => closeNotice(id), SHOWN_MS);
}

export function closeNotice(id: number): void {
  change(notices.filter((notice) => notice.id !== id));
}

export function currentNotices(): readonly Notice[] {
  return notices;
}

export function onNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}
