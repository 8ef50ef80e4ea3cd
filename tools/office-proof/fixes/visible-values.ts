import { TextRuns } from '@livery/office-model';

/** What nobody sees. */
const INVISIBLE = new Set([
  'provenance',
  'language',
  'description',
  'title',
  'decorative',
  'theme',
  'transforms',
  'ofFormatScheme',
  'direct',
]);

/** The values of a part of a model that decide how it looks, as one text. */
export function visibleValues(value: unknown): string {
  return JSON.stringify(value, (key, member: unknown) => {
    if (INVISIBLE.has(key)) return undefined;
    return member instanceof TextRuns ? [...member] : member;
  });
}
