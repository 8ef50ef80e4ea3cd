import type { StoryKind } from '@livery/office-model';
import type { SheetReference } from './sections.ts';

/** How a story is written in locations, and what it is called. */
export interface StoryName {
  readonly path: string;
  readonly words: string;
}

export const BODY: StoryName = { path: 'body', words: 'the body' };

/** `header[default,section 1]`, counted from zero; in words sections count from one. */
export function sheetStoryName({ kind, page, section }: SheetReference): StoryName {
  const which = page === 'default' ? '' : page === 'first' ? 'first-page ' : 'even-page ';
  return { path: `${kind}[${page},section ${section}]`, words: `the ${which}${kind} of section ${section + 1}` };
}

const PATHS: Readonly<Record<Exclude<StoryKind, 'body' | 'header' | 'footer'>, string>> = {
  footnote: 'footnote',
  endnote: 'endnote',
  comment: 'comment',
  text_box: 'textbox',
};

/** `footnote[2]`, `textbox[0]`, counted from zero. */
export function countedStoryName(kind: keyof typeof PATHS, index: number): StoryName {
  return { path: `${PATHS[kind]}[${index}]`, words: `${kind.replace('_', ' ')} ${index + 1}` };
}
