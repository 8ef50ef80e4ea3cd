import type { Mode } from '../workspace/mode.ts';
import { pageOfId } from './page-of-id.ts';

/** The address of a record in the other mode; undefined if an address is not that of a record. */
export function sameRecordElsewhere(path: string): { readonly mode: Mode; readonly path: string } | undefined {
  const [, organization, mode, page = ''] = /^\/([^/]+)\/(live|test)\/(.+)$/.exec(path) ?? [];
  if (page !== pageOfId(page.slice(page.lastIndexOf('/') + 1))) return undefined;
  const other = mode === 'live' ? 'test' : 'live';
  return { mode: other, path: `/${organization}/${other}/${page}` };
}
