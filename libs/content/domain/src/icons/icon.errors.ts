import { DomainError } from '@livery/kernel';
import { conflict } from '../content.errors.ts';

/** @param advice a sentence that says what to do */
export const svgUnsafe = (what: string, line: number | null, advice?: string): DomainError => {
  const found = `The SVG cannot be an icon. ${what}${line === null ? '' : ` (line ${line})`}.`;
  const message = advice === undefined ? found : `${found} ${advice}`;
  return new DomainError('unprocessable', 'svg_unsafe', message, { param: 'file' });
};

export const svgTooLarge = (): DomainError =>
  new DomainError('too_large', 'file_too_large', 'An icon has at most 256 KiB. Simplify its paths.', { param: 'file' });

export const iconSetMissing = (param = 'set'): DomainError =>
  new DomainError('missing', 'resource_missing', 'The organization has no such icon set in this mode.', { param });

export const iconSetSlugTaken = (slug: string): DomainError =>
  conflict(`Another icon set has the slug ${slug} already. Choose another slug.`, 'slug');

export const iconSlugTaken = (slug: string): DomainError =>
  conflict(`Another icon of the set has the slug ${slug} already. Choose another slug, or change that icon.`, 'slug');

export const iconSetNotEmpty = (): DomainError =>
  conflict('The icon set is not empty. Delete its icons first, or send recursive=true to delete them, too.');

export const iconSetFull = (most: number): DomainError => conflict(`An icon set has at most ${most} icons.`);
