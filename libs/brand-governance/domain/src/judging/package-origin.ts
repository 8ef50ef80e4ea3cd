import type { Address, Provenance } from '@livery/office-model';

/** The provenance of what the package itself says. */
export const PACKAGE: Provenance = { source: 'package', part: null, location: null, name: 'the file' };

export function partAddress(name: string): Address {
  return { parent: null, step: { kind: 'part', name } };
}
