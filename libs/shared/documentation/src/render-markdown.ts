import { Marked, type Tokens } from 'marked';
import { codeBlock } from './code-block.ts';
import { escapeHtml } from './escape-html.ts';

export interface Heading {
  readonly id: string;
  readonly text: string;
}

export interface RenderedMarkdown {
  readonly html: string;
  /** The headings of the second level, for a table of contents. */
  readonly headings: readonly Heading[];
}

/** Renders our Markdown as HTML. Headings have ids, code is highlighted, and wide elements scroll horizontally. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const headings: Heading[] = [];
  let section = '';
  let tables = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }): string {
        const id = idOf(text);
        section = text.replaceAll('`', '');
        if (depth === 2) headings.push({ id, text: section });
        const inner = this.parser.parseInline(tokens);
        return depth === 1
          ? `<h1>${inner}</h1>\n`
          : `<h${depth} id="${id}"><a class="anchor" href="#${id}">${inner}</a></h${depth}>\n`;
      },
      code: ({ text, lang = '' }) => codeBlock(text, lang),
      table(token): string {
        const label = escapeHtml(`Table ${(tables += 1)}: ${section}`);
        const table = tableOf(token, (cell) => this.parser.parseInline(cell.tokens));
        return `<div class="wide" tabindex="0" role="region" aria-label="${label}">${table}</div>\n`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
}

export function idOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Gives the first cell of a row an id if it is code, so that links can lead to it: `[…](#insufficient_scope)`. */
function tableOf({ header, rows }: Tokens.Table, inline: (cell: Tokens.TableCell) => string): string {
  const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('');
  const body = rows.map(
    (row) => `<tr${anchorOf(row[0])}>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}</tbody></table>`;
}

function anchorOf(cell: Tokens.TableCell | undefined): string {
  const code = /^`([a-z0-9_.]+)`$/.exec(cell?.text ?? '')?.[1];
  return code === undefined ? '' : ` id="${code}"`;
}
