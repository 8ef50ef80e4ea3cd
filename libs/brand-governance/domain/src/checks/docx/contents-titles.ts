import type { Paragraph } from '@livery/office-model';
import type { LocatedBody, LocatedParagraph } from '../../document-view/located-content.ts';
import { isContentsEntry } from './contents-entries.ts';

/** The titles of tables of contents that people type, in the languages of Office that most documents are in. */
const TITLES: ReadonlySet<string> = new Set([
  'contents',
  'table of contents',
  'inhalt',
  'inhaltsverzeichnis',
  'sommaire',
  'table des matières',
  'contenido',
  'tabla de contenido',
  'tabla de contenidos',
  'índice',
  'indice',
  'sommario',
  'conteúdo',
  'sumário',
  'inhoud',
  'inhoudsopgave',
  'indhold',
  'innehåll',
  'innhold',
  'obsah',
  'spis treści',
  'содержание',
  'оглавление',
  '目录',
  '目錄',
  '目次',
  '차례',
  '목차',
]);
const LONGEST = 30;
/** The styles in which Word and LibreOffice set the entries of a table of contents. */
const ENTRY_STYLES = /^(?:toc|contents) \d$/i;

/**
 * The numbers of the titles of tables of contents, which Word keeps out of its own tables of contents, too.
 * @param lines that look like headings, all in one text body
 * @param typed the numbers of the paragraphs that are entries of tables of contents that were typed without pages
 */
export function contentsTitles(
  lines: readonly { readonly located: LocatedParagraph }[],
  typed: ReadonlySet<number>,
): ReadonlySet<number> {
  const first = lines.find(({ located }) => isTitle(located.paragraph));
  return first === undefined ? new Set() : titlesAboveEntries(first.located.body, typed);
}

/** The numbers of the paragraphs with the title of a table of contents that begins right below. */
function titlesAboveEntries({ paragraphs }: LocatedBody, typed: ReadonlySet<number>): ReadonlySet<number> {
  const titles = new Set<number>();
  let title: number | null = null;
  for (const paragraph of paragraphs) {
    if (paragraph.text.trim() === '') continue;
    if (title !== null && isEntry(paragraph, typed)) titles.add(title);
    title = isTitle(paragraph) ? paragraph.number : null;
  }
  return titles;
}

function isTitle({ text }: Paragraph): boolean {
  const words = text.trim();
  return words.length <= LONGEST && TITLES.has(words.toLowerCase());
}

/** Whether a paragraph is an entry of a table of contents: by its style, as a link within the file, or by its words. */
function isEntry({ number, text, flow, runs }: Paragraph, typed: ReadonlySet<number>): boolean {
  if (typed.has(number) || ENTRY_STYLES.test(flow?.style.name ?? '')) return true;
  return runs.formatAt(0)?.link === '#' || isContentsEntry(text.trim());
}
