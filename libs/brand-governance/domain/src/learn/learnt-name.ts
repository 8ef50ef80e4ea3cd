import { hasAtMost } from '@livery/kernel';

const MAX_NAME = 200;

/** A name that a record can have: that of the template, or else another one. */
export function learntName(written: string, otherwise: string): string {
  const name = written.trim();
  return name === '' || !hasAtMost(name, MAX_NAME) ? otherwise : name;
}
