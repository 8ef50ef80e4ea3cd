import { CommandLineEnd } from '../command-line.ts';

const VERSION_SEGMENT = '/api/v1';
/** The text begins with a scheme or a host, so that it may name another service. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i;

/** The path of an operation after the version segment, however it is written: `/fonts`, `fonts`, `/v1/fonts` or `/api/v1/fonts`. */
export function pathInVersion(written: string): string {
  return written.replace(/^\/?(?:(?:api\/)?v1\/)?/, '');
}

/** The path of an operation as the service sees it. */
export function versionedPath(written: string): string {
  return `${VERSION_SEGMENT}/${pathInVersion(written)}`;
}

/**
 * The address of an operation.
 * @param service the address of the service, with or without the version segment
 * @throws CommandLineEnd for an address elsewhere, where the key must not be sent
 */
export function operationUrl(written: string, service: string): URL {
  const base = new URL(service.endsWith(VERSION_SEGMENT) ? `${service}/` : `${service}${VERSION_SEGMENT}/`);
  const url = URL.parse(ADDRESS.test(written) ? written : `./${pathInVersion(written)}`, base);
  const isThere = url?.origin === base.origin && url.pathname.startsWith(base.pathname);
  if (url === null || !isThere || url.username !== '' || url.password !== '') {
    throw new CommandLineEnd(
      `The path must be one of the API, such as /fonts. The key is sent to ${base.href} only.`,
      2,
    );
  }
  url.hash = '';
  return url;
}
