import { ConfigurationError } from './environment.ts';

/** The addresses that only programs on this machine reach. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);

/** @param host the address that a process listens on */
export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host);
}

/**
 * Checks that a service that other machines reach knows its own address. Otherwise the `Host` of a request would decide which pages may sign
 * people in, and where links lead.
 * @param url `LIVERY_PUBLIC_URL`; empty if it is not set
 * @throws ConfigurationError
 */
export function assertPublicUrl(host: string, url: string): void {
  if (url !== '' || isLoopback(host)) return;
  const problem =
    'LIVERY_PUBLIC_URL is missing: https://… at which browsers reach the service. Only with HOST=127.0.0.1 it is not needed';
  throw new ConfigurationError([problem]);
}
