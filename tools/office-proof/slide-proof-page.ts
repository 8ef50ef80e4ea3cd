import type { Proof } from './split-proof.ts';

export interface DeckRow extends Proof {
  readonly deck: string;
}

/** Why slides of some decks look different although nothing is lost, by what was tried by hand. */
const EXPLANATIONS: ReadonlyMap<string, string> = new Map([
  [
    'open-xml-sdk/MRDProductSteeringCommitteePresentation_TP10193309.potx',
    'LibreOffice shrinks texts less in a template (.potx). If the source is marked as a presentation, its slide looks like the one that was split.',
  ],
  ['poi/stress022.pptx', 'LibreOffice places stretched Arabic letters differently by a fraction of a dot.'],
]);

/** The page about a proof over all decks: totals, findings, and a row for each deck. */
export function slideProofPage(rows: readonly DeckRow[]): string {
  const sum = (count: (row: DeckRow) => number): string =>
    rows.reduce((total, row) => total + count(row), 0).toLocaleString('en');
  const failed = rows.filter(({ findings }) => findings.length > 0);
  return [
    '# Slides, proved',
    '',
    'What `npm run test:office -- --all` finds in the presentations of the reference pack (not part of this repository). Each deck is split',
    'into its slides, and the slides are merged again. Each of these files is validated and rendered, and compared with its source:',
    '',
    '- openxml-audit 0.8, and the schemas of poi-ooxml-full 5.4.1 on rewritten parts, report nothing that they do not report about the source.',
    '- python-pptx opens the file, reads its slides and saves it.',
    '- LibreOffice renders each slide to the same dots as in its deck. Fields show their stored text, and nothing external is loaded.',
    '- Every relationship leads to a part, every part is typed and can be reached, names and ids are unique.',
    '- A slide has the same parts as in its deck, byte for byte, but for the master, whose list of layouts is shorter.',
    '- Split or merged again, the bytes are the same; a slide that is split gives itself.',
    '- The merged deck has no more masters, layouts, notes and pictures than the source.',
    '',
    '| | |',
    '|---|---|',
    `| decks | ${sum(() => 1)} |`,
    `| slides | ${sum(({ slides }) => slides)} |`,
    `| slides whose rendering was compared; LibreOffice does not read the other decks | ${sum(({ compared }) => compared)} |`,
    `| decks with findings | ${failed.length} |`,
    '',
    ...(failed.length === 0 ? [] : ['## Findings', '', ...failed.flatMap(findingLines), '']),
    '## Decks',
    '',
    '| deck | slides | rendered | findings |',
    '|---|---|---|---|',
    ...rows.map(
      ({ deck, slides, compared, findings }) => `| ${deck} | ${slides} | ${compared} | ${findings.length || '–'} |`,
    ),
    '',
  ].join('\n');
}

function findingLines({ deck, findings }: DeckRow): readonly string[] {
  const why = EXPLANATIONS.get(deck);
  return [
    `- ${deck}${why === undefined ? '' : `. ${why}`}`,
    ...findings.map((finding) => `  - ${finding.replaceAll('|', '\\|')}`),
  ];
}
