import { declaredOnce } from './declared-once.ts';
import { type DocumentedError, kernelErrorCodes } from './error-codes.ts';
import type { EventDefinition } from './event.ts';
import type { JsonSchema } from './json-schema.ts';
import { kernelIdPrefixes } from './public-id.ts';

/** The names that one owner (a context or a shared library) adds to the API. */
export interface Vocabulary {
  /** The prefixes of ids, each with the kind of record. */
  readonly idPrefixes?: Readonly<Record<string, string>>;
  /** By code. */
  readonly errorCodes?: ErrorCatalogue;
  /** Further members that errors with some codes have, by their names. */
  readonly errorMembers?: Readonly<Record<string, JsonSchema>>;
  readonly events?: readonly EventDefinition[];
}

/** The documentation of error codes, by code. */
export type ErrorCatalogue = Readonly<Record<string, DocumentedError>>;

const kernelVocabulary: Vocabulary = { idPrefixes: kernelIdPrefixes, errorCodes: kernelErrorCodes };

/**
 * Combines the names of all owners and of the kernel.
 * @throws Error if two owners declare the same id prefix, error code, member of errors or event type
 */
export function gatherVocabulary(owners: readonly Vocabulary[]): Required<Vocabulary> {
  const vocabularies = [kernelVocabulary, ...owners];
  const idPrefixes = vocabularies.flatMap(({ idPrefixes: own = {} }) =>
    Object.entries(own).map(([prefix, named]) => [prefix, { named }] as const),
  );
  const errorCodes = vocabularies.flatMap((vocabulary) => Object.entries(vocabulary.errorCodes ?? {}));
  const errorMembers = vocabularies.flatMap((vocabulary) => Object.entries(vocabulary.errorMembers ?? {}));
  const events = vocabularies.flatMap((vocabulary) => vocabulary.events ?? []);
  return {
    idPrefixes: Object.fromEntries(
      [...declaredOnce('id prefix', idPrefixes)].map(([prefix, { named }]) => [prefix, named]),
    ),
    errorCodes: Object.fromEntries([...declaredOnce('error code', errorCodes)].sort(byName)),
    errorMembers: Object.fromEntries(declaredOnce('member of errors', errorMembers)),
    events: [
      ...declaredOnce(
        'event type',
        events.map((event) => [event.type, event]),
      ).values(),
    ],
  };
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
