import type { BrandRule } from '../brand-rule.ts';
import type { Address } from '../document/address.ts';
import type { DocumentModel } from '../document/document-model.ts';
import type { Paragraph, TextRun } from '../document/text-body.ts';
import type { Check, Occurrence } from './check.ts';
import { counted } from './cause.ts';
import { COMMON_PARAMS, surfacesOf } from './rule-params.ts';
import { type TextSurface, textSurfaces } from './surfaces.ts';

/** Columns of code are aligned with spaces. */
const CODE_FONTS: ReadonlySet<string> = new Set([
  'cascadia code',
  'cascadia mono',
  'consolas',
  'courier',
  'courier new',
  'fira code',
  'jetbrains mono',
  'lucida console',
  'menlo',
  'monaco',
  'roboto mono',
  'source code pro',
]);

const MAX_WORD_CHARS = 40;

/** Two or more spaces between characters of one line, also across run borders (check catalogue, 3.13). */
export const textDoubleSpaces: Check = {
  type: 'text.double_spaces',
  severity: 'low',
  ruleTypes: [
    { type: 'text.double_spaces', name: 'No double spaces', pattern: null },
    { type: 'double_spaces', name: 'No double spaces', pattern: null },
  ],
  params: COMMON_PARAMS,
  find: (model, rules) => rules.flatMap((rule) => [...findInDocument(model, rule)]),
};

function* findInDocument(model: DocumentModel, rule: BrandRule): Generator<Occurrence> {
  const surfaces = surfacesOf(rule);
  for (const place of textSurfaces(model, rule)) {
    if (surfaces?.includes(place.surface) === false) continue;
    for (const [index, paragraph] of place.body.entries()) {
      for (const gap of gapsOf(paragraph)) yield occurrence(rule, place, index, gap);
    }
  }
}

interface Gap {
  readonly spaces: number;
  readonly before: string;
  readonly after: string;
  /** Number of the run in which the spaces begin. */
  readonly run: number;
}

function* gapsOf({ runs }: Paragraph): Generator<Gap> {
  const text = runs.length === 1 && runs[0] ? runs[0].text : runs.map((run) => run.text).join('');
  let run = 0;
  let runEnd = runs[0]?.text.length ?? 0;
  for (let start = text.indexOf('  '); start !== -1;) {
    let end = start + 2;
    while (text[end] === ' ') end += 1;
    while (runEnd <= start) {
      run += 1;
      runEnd += runs[run]?.text.length ?? text.length;
    }
    const before = wordBefore(text, start);
    const after = wordAfter(text, end);
    if (before !== '' && after !== '' && !isCode(runs[run])) yield { spaces: end - start, before, after, run };
    start = text.indexOf('  ', end);
  }
}

function wordBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && end - start < MAX_WORD_CHARS && !isSpace(text.charAt(start - 1))) start -= 1;
  return text.slice(start, end);
}

function wordAfter(text: string, start: number): string {
  let end = start;
  while (end < text.length && end - start < MAX_WORD_CHARS && !isSpace(text.charAt(end))) end += 1;
  return text.slice(start, end);
}

function isSpace(character: string): boolean {
  return /\s/.test(character);
}

function isCode(run: TextRun | undefined): boolean {
  return run !== undefined && CODE_FONTS.has(run.style.fonts.latin.typeface.toLowerCase());
}

function occurrence(rule: BrandRule, place: TextSurface, paragraph: number, gap: Gap): Occurrence {
  const { spaces, before, after, run } = gap;
  const excerpt = `${before}${' '.repeat(Math.min(spaces, MAX_WORD_CHARS))}${after}`;
  const parent: Address = { parent: place.address, step: { kind: 'paragraph', index: paragraph } };
  return {
    rule,
    severity: rule.severity,
    title: 'Double space',
    address: { parent, step: { kind: 'run', index: run } },
    cause: { source: 'run', part: place.part, place: null, name: 'the slide' },
    value: excerpt,
    color: null,
    describe: ({ length }) =>
      `${spaces} spaces after "${before}" in "${excerpt}"${length > 1 ? ` in ${counted(length, 'place')}` : ''}.`,
  };
}
