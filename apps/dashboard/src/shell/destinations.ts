import { pageOfId } from '../ui/page-of-id.ts';
import type { Floor } from './rooms.ts';

export interface Destination {
  readonly label: string;
  readonly page: string;
}

/** Where a text leads: to the record whose id it is, or to the pages whose names contain it. */
export function destinationsOf(text: string, floors: readonly Floor[]): readonly Destination[] {
  const wanted = text.trim();
  const page = pageOfId(wanted);
  if (page !== undefined) return [{ label: `Open ${wanted}`, page }];
  return floors
    .flatMap(({ label: floor, rooms }) => rooms.map(({ label, page }) => ({ label: `${floor}: ${label}`, page })))
    .filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()));
}
