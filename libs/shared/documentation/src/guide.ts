import { readFile } from 'node:fs/promises';
import type { CatalogueTexts } from './catalogues.ts';
import { GUIDES } from './guides.ts';

/** Also from `dist`, which lies beside `src`. */
const DIRECTORY = new URL('../../../../docs/guides/', import.meta.url);

export interface Guide {
  readonly slug: string;
  readonly group: string;
  readonly title: string;
  /** The first paragraph, in one line of plain text. */
  readonly summary: string;
  readonly markdown: string;
}

/** Reads every guide. @throws Error for one that does not begin with a title and a paragraph, or asks for what is not known */
export function readGuides(catalogues: CatalogueTexts): Promise<readonly Guide[]> {
  return Promise.all(
    GUIDES.map(async ({ slug, group }) => {
      const markdown = fillIn(await readFile(new URL(`${slug}.md`, DIRECTORY), 'utf8'), catalogues);
      const [, title, paragraph] = /^# (.+)\n\n([^#][^]*?)\n\n/.exec(markdown) ?? [];
      if (title === undefined || paragraph === undefined) throw new Error(`${slug}.md has no title, or says nothing.`);
      return { slug, group, title, summary: plainText(paragraph), markdown };
    }),
  );
}

function fillIn(markdown: string, catalogues: CatalogueTexts): string {
  return markdown.replace(/^<!-- (.+) -->$/gm, (_, name: string) => {
    const catalogue = catalogues[name];
    if (catalogue === undefined) throw new Error(`There is no catalogue of ${name}.`);
    return catalogue;
  });
}

function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ');
}
