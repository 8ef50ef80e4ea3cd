import { curlOf } from '../../ui/curl-of.ts';

/** Commands for a shell that send a first request with a key. */
export function firstRequest(origin: string, secret: string): string {
  return `export LIVERY_KEY=${secret}\n${curlOf(origin, { path: '/ping' })}`;
}
