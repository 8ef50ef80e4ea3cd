import type { DocumentChange } from '@livery/office-model';
import type { Fix } from './fix.ts';

type Removal = Extract<DocumentChange, { readonly kind: 'remove' }>;

/** Removes something with the parts that hold it. @param part the part that names it (`DocumentChange`) */
export function removalFix(what: Removal['what'], part: string, names?: readonly string[]): Fix {
  const changes = [{ kind: 'remove', what, ...(names && { names }) }] as const;
  const cause = { source: 'package', part, location: null } as const;
  return { kind: 'remove', cause, surface: null, changesAt: () => changes };
}
