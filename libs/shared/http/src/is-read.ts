import type { IncomingMessage } from 'node:http';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request only reads. Such a request has no body, and repeating it changes nothing. */
export function isRead({ method = '' }: Pick<IncomingMessage, 'method'>): boolean {
  return READS.has(method);
}
