import { readFile } from 'node:fs/promises';
import type { CatalogueTexts } from './catalogues.ts';
import { GUIDES } from './guides.ts';

/** The folder of the guides. The path is the same from `src` and from `dist`. */
const DIRECTORY = new URL('../../../../docs/guides/', import.meta.url);

export interface Guide {
  readonly slug: string;
  readonly group: string;
  readonly title: string;
  /** The first paragraph as one line of plain text. */
  readonly summary: string;
  readonly markdown: string;
}

/** Reads all guides. @throws Error for a guide that does not begin with a title and a paragraph, or includes an unknown catalogue */
export function readGuides(catalogues: CatalogueTexts): Promise<readonly Guide[]> {
  return Promise.all(
    GUIDES.map(async ({ slug, group, file = `${slug}.md` }) => {
      const markdown = fillIn(await readFile(new URL(file, DIRECTORY), 'utf8'), catalogues);
      const [, title, paragraph] = /^# (.+)\n\n([^#][^]*?)\n\n/.exec(markdown) ?? [];
      if (title === undefined || paragraph === undefined) throw new Error(`${file} has no title or no paragraph.`);
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
    .replace(/\[([^[\]]+)\]\([^()]+\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ');
}
