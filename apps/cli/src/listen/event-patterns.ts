import type { Livery } from '@livery/sdk';
import { CommandLineEnd } from '../command-line.ts';

/** Whether an event type is wanted. */
export type WantedTypes = (type: string) => boolean;

/**
 * Reads `brand.*,cms.icon.created`. All types are wanted if nothing is given.
 * @throws CommandLineEnd if the service has no type that a part of it matches
 */
export async function wantedTypes(livery: Livery, written: string | undefined): Promise<WantedTypes> {
  if (written === undefined) return () => true;
  const patterns = written.split(',').map((pattern) => pattern.trim());
  const known = await Array.fromAsync(livery.eventTypes.list());
  for (const pattern of patterns) {
    if (known.some(({ name }) => isMatch(pattern, name))) continue;
    throw new CommandLineEnd(`There is no event type ${JSON.stringify(pattern)}. GET /event_types lists them.`, 2);
  }
  return (type) => patterns.some((pattern) => isMatch(pattern, type));
}

function isMatch(pattern: string, type: string): boolean {
  return pattern === '*' || (pattern.endsWith('.*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern);
}
