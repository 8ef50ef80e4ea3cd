import { hasAtMost } from '@livery/kernel';
import { parameterInvalid } from './content.errors.ts';

const MAX_TAGS = 50;
/** In characters. */
const MAX_TAG = 60;
const CONTROLS = /[\p{Cc}\p{Cs}]/u;

/**
 * Checks the tags of an asset: at most 50, of 1 to 60 characters. Spaces around a tag are removed, and of tags that differ only in case the
 * first stays.
 * @throws DomainError `parameter_invalid`
 */
export function checkedTags(tags: readonly string[], param = 'tags'): readonly string[] {
  if (tags.length > MAX_TAGS) throw parameterInvalid(param, `An asset has at most ${MAX_TAGS} tags.`);
  const byKey = new Map<string, string>();
  tags.forEach((tag, index) => {
    const trimmed = tag.normalize('NFC').trim();
    if (!isTag(trimmed)) {
      throw parameterInvalid(`${param}[${index}]`, `A tag has 1 to ${MAX_TAG} characters, none of them a control.`);
    }
    const key = tagKey(trimmed);
    if (!byKey.has(key)) byKey.set(key, trimmed);
  });
  return [...byKey.values()];
}

/** Adds tags to those of an asset. @throws DomainError `parameter_invalid` for more than 50 */
export function withTags(present: readonly string[], added: readonly string[]): readonly string[] {
  return checkedTags([...present, ...added]);
}

/** Removes tags, whatever their case. */
export function withoutTags(present: readonly string[], removed: readonly string[]): readonly string[] {
  const keys = new Set(removed.map((tag) => tagKey(tag.normalize('NFC').trim())));
  return present.filter((tag) => !keys.has(tagKey(tag)));
}

/** Whether a text can be a tag: 1 to 60 characters, none of them a control. */
export function isTag(text: string): boolean {
  return text !== '' && hasAtMost(text, MAX_TAG) && !CONTROLS.test(text);
}

/** What tags that differ only in case have in common. */
export function tagKey(tag: string): string {
  return tag.toLowerCase();
}
