import { EXPLANATIONS } from './explanations.ts';
import type { ProvenFix } from './proof-result.ts';

export interface FixRow extends ProvenFix {
  readonly name: string;
  readonly isRefused: boolean;
}

/** The page about a proof over many documents: totals, and a row for each document with findings. */
export function fixProofPage(rows: readonly FixRow[], oneOf: number): string {
  const [decks, texts] = [rows.filter(({ name }) => !isText(name)), rows.filter(({ name }) => isText(name))];
  const row = (what: string, count: (some: readonly FixRow[]) => number): string =>
    `| ${what} | ${count(decks).toLocaleString('en')} | ${count(texts).toLocaleString('en')} |`;
  const sum = (value: (one: FixRow) => number) => (some: readonly FixRow[]) =>
    some.reduce((total, one) => total + value(one), 0);
  const failed = rows.filter(({ findings }) => findings.length > 0);
  return [
    '# Fixed documents, proved in LibreOffice',
    '',
    `What \`node tools/office-proof/prove-fixes.ts${oneOf === 1 ? '' : ` --one-of=${oneOf}`}\` finds in the documents of the reference pack (not part of this repository). Each is`,
    'fixed by a guideline with one rule for every check, removals included, and LibreOffice renders it before and after:',
    '',
    '- What LibreOffice opens before, it opens after, with as many slides as were left.',
    '- At most 0.1 % of the dots of a slide differ outside of what was touched: the boxes of the shapes that the fix names, and where it changed',
    '  a layout, master or theme, of the shapes whose values are others now. Charts, SmartArt and tables count as touched when the theme was. Of a',
    '  text that does not fit into its touched shape, the words outside are left out, too.',
    '- openxml-audit, the schemas of poi-ooxml-full and python-pptx report nothing about a deck that they do not report about its source.',
    '- Text documents flow: LibreOffice reads the same text in each paragraph whose text was not changed, and the pages before the first touched',
    '  paragraph look the same. A strict guideline touches most documents on the first page, so that few pages are compared.',
    '',
    '| | decks | text documents |',
    '|---|---|---|',
    row('documents', ({ length }) => length),
    row(
      'of these, the engine refuses',
      sum(({ isRefused }) => Number(isRefused)),
    ),
    row(
      'changes',
      sum(({ changes }) => changes),
    ),
    row(
      'pages',
      sum(({ pages }) => pages),
    ),
    row(
      'pages whose rendering was compared',
      sum(({ compared }) => compared),
    ),
    row(
      'documents with findings',
      sum(({ findings }) => Math.min(1, findings.length)),
    ),
    '',
    ...(failed.length === 0 ? [] : ['## Findings', '', ...failed.flatMap(findingLines), '']),
  ].join('\n');
}

function isText(name: string): boolean {
  return /\.do[ct][xm]$/.test(name);
}

function findingLines({ name, findings }: FixRow): readonly string[] {
  const why = EXPLANATIONS.get(name);
  return [`- ${name}${why === undefined ? '' : `. ${why}`}`, ...findings.map((finding) => `  - ${finding}`)];
}
