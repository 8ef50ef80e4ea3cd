import type { StoryKind } from '@livery/office-model';
import type { HeaderFooterReference } from './sections.ts';

/** How a story is written in locations, and what findings call it. */
export interface StoryName {
  readonly path: string;
  readonly displayName: string;
}

export const BODY: StoryName = { path: 'body', displayName: 'the body' };

/** `header[default,section 1]`: locations count sections from zero, names count them from one. */
export function headerFooterName({ kind, page, section }: HeaderFooterReference): StoryName {
  const which = page === 'default' ? '' : page === 'first' ? 'first-page ' : 'even-page ';
  return { path: `${kind}[${page},section ${section}]`, displayName: `the ${which}${kind} of section ${section + 1}` };
}

const PATHS: Readonly<Record<Exclude<StoryKind, 'body' | 'header' | 'footer'>, string>> = {
  footnote: 'footnote',
  endnote: 'endnote',
  comment: 'comment',
  text_box: 'textbox',
};

/** `footnote[2]`, `textbox[0]`, counted from zero. */
export function countedStoryName(kind: keyof typeof PATHS, index: number): StoryName {
  return { path: `${PATHS[kind]}[${index}]`, displayName: `${kind.replace('_', ' ')} ${index + 1}` };
}
