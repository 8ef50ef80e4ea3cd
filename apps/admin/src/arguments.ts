import { parseArgs } from 'node:util';
import { isScope, parsePublicId, publicId, type Scope } from '@livery/kernel';
import { UsageError } from './usage-error.ts';

export const TEXT = { type: 'string' } as const;
export const FLAG = { type: 'boolean' } as const;

type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

export interface Arguments {
  /** The value of a text option; undefined when the option was left out. */
  text(name: string): string | undefined;
  isSet(name: string): boolean;
  /** The word at `index` (from 0) among those that are no options. @throws UsageError when there are fewer */
  word(index: number, what: string): string;
}

/**
 * @param most how many words the command takes beside its options
 * @throws UsageError for an option that the command does not have, or a word too many
 */
export function readArguments(words: readonly string[], options: Options, most: number): Arguments {
  const { values, positionals } = parse(words, options);
  if (positionals.length > most) throw new UsageError(`${positionals[most] ?? ''} is one argument too many.`);
  return {
    text: (name) => {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    },
    isSet: (name) => values[name] === true,
    word: (index, what) => {
      const word = positionals[index];
      if (word === undefined) throw new UsageError(`${what} is missing.`);
      return word;
    },
  };
}

/** The UUID behind `org_…`. @throws UsageError */
export function organizationIdOf(id: string): string {
  const uuid = parsePublicId('org', id);
  if (uuid === undefined) throw new UsageError(`${id} is no id of an organization, as ${publicId('org', EXAMPLE)}.`);
  return uuid;
}

/** @throws UsageError for a text that is no list of scopes */
export function scopesOf(text: string): Scope[] {
  return text.split(',').map((scope) => {
    if (!isScope(scope)) throw new UsageError(`${scope} is not a scope.`);
    return scope;
  });
}

const EXAMPLE = '019aa0c2-7f43-7000-8000-000000000001';

function parse(words: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
