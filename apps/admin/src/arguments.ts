import { parseArgs } from 'node:util';
import { isScope, parsePublicId, publicId, type Scope } from '@livery/kernel';
import { UsageError } from './usage-error.ts';

export const TEXT = { type: 'string' } as const;
export const FLAG = { type: 'boolean' } as const;

type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

export interface Arguments {
  /** The value of a text option; undefined if the option is missing. */
  text(name: string): string | undefined;
  isSet(name: string): boolean;
  /** The argument at `index` (from 0) among those that are not options. @throws UsageError if there are fewer */
  word(index: number, what: string): string;
}

/**
 * @param most the most arguments of the command, without its options
 * @throws UsageError for an unknown option, or too many arguments
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

/** The UUID of `org_…`. @throws UsageError */
export function organizationIdOf(id: string): string {
  const uuid = parsePublicId('org', id);
  if (uuid === undefined)
    throw new UsageError(`${id} is not the id of an organization, such as ${publicId('org', EXAMPLE)}.`);
  return uuid;
}

/** Parses a list of scopes. @throws UsageError */
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
