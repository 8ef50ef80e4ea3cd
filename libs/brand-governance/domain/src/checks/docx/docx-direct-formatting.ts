import { type Paragraph, paragraphOf } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { UsedFormat } from '../../document-view/format-setting.ts';
import { hasSeenFormat, type LocatedBody } from '../../document-view/located-content.ts';
import { colorOfText, spacingInWords } from '../../document-view/text-styles.ts';
import { judgedFormats } from '../../document-view/used-formats.ts';
import type { Occurrence, OccurrenceLocation } from '../../judging/check.ts';
import { capitalized, counted, listInWords, piecesOfText } from '../../judging/in-words.ts';
import { defaulted, textList } from '../../judging/param-schemas.ts';
import { type Gathered, PositionGathering } from '../../judging/position-gathering.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { textsOf } from '../../judging/read-rule-params.ts';
import { memoized } from '../../memoized.ts';
import { isChosenByWord } from '../font/fonts-of-word.ts';

const PARAMS = {
  allow: defaulted(
    textList,
    ['b', 'i', 'u', 'lang', 'noProof'],
    'Names of elements of `w:rPr` and `w:pPr` that can be set directly, such as `b`, `sz`, `color` or `spacing`.',
  ),
};

/**
 * Reports font, size, colour or spacing that a run or a paragraph sets although it has a style (check catalogue, 3.15).
 * `allow` names elements that may be set.
 */
export const docxDirectFormatting = ruleCheck({
  type: 'docx.direct_formatting',
  severity: 'low',
  formats: ['docx'],
  name: 'Text is formatted by styles',
  summary: 'Font, size, colour or spacing is set directly on a run or a paragraph and not by its style.',
  fix: 'Removes what is set by hand.',
  params: PARAMS,
  *find(rule, context) {
    const allowed = new Set(textsOf(rule, 'allow', PARAMS.allow.default));
    const isJudged = (name: string): boolean => !allowed.has(name);
    for (const body of context.view(rule).bodies.filter(hasSeenFormat)) {
      for (const { reason, location } of gathered(body, isJudged)) yield occurrence(rule, body, location, reason);
    }
  },
});

/** What a run or a paragraph sets by hand. */
interface Direct {
  /** The properties with their values, in codes: `font Arial, size 13`. */
  readonly code: string;
  /** `font Arial`, `size 13 pt`. */
  readonly words: readonly string[];
  /** The keys that reset it. */
  readonly keys: 'Ctrl+Q' | 'Ctrl+Space';
  /** The local names of the elements that set it. */
  readonly properties: readonly string[];
}

/** What a text body sets by hand, with the positions. Equal values are one object. */
function gathered(body: LocatedBody, isJudged: (name: string) => boolean): readonly Gathered<Direct>[] {
  const gathering = new PositionGathering<Direct>(body, () => true);
  const known = new Map<string, Direct>();
  const once = (direct: Direct): Direct => memoized(known, direct.code, () => direct);
  let number = 0;
  for (const paragraph of body.paragraphs) {
    const spacing = ofParagraph(paragraph, isJudged);
    if (spacing !== null) gathering.add(once(spacing), number, null);
    number += 1;
  }
  const wrong = judgedFormats(body.facts, (format) => {
    const direct = format.direct.length === 0 ? null : ofRun(format, isJudged);
    return direct === null ? null : [once(direct)];
  });
  if (wrong !== null) gathering.addRuns(wrong);
  return gathering.all();
}

/** The spacing that a paragraph sets: `spacing (12 pt before, 6 pt after, 1.15 lines)`. Null when it sets none or has no text. */
function ofParagraph({ flow, runs }: Paragraph, isJudged: (name: string) => boolean): Direct | null {
  if (flow === null || !flow.direct.includes('spacing') || !isJudged('spacing')) return null;
  if (!runs.hasCharacters) return null;
  const { before, after, line, lineRule } = flow.spacing;
  const code = `spacing ${before} ${after} ${line} ${lineRule}`;
  return { code, words: [`spacing (${spacingInWords(flow.spacing)})`], keys: 'Ctrl+Q', properties: ['spacing'] };
}

/** What a run sets. Null when it sets nothing that is judged. */
function ofRun({ style, direct, scripts }: UsedFormat, isJudged: (name: string) => boolean): Direct | null {
  const isSet = (name: string): boolean => direct.includes(name) && isJudged(name);
  const own = scripts
    .filter((slot) => !isChosenByWord(style.fonts[slot].typeface, slot))
    .map((slot) => style.fonts[slot])
    .find(({ provenance }) => provenance.source === 'run');
  const color = colorOfText(style);
  const size = style.size.effective;
  const all = [
    ...(isSet('rFonts') && own ? [[`font ${own.typeface}`, `font ${own.typeface}`, 'rFonts'] as const] : []),
    ...(isSet('sz') ? [[`size ${size}`, `size ${size} pt`, 'sz', 'szCs'] as const] : []),
    ...(isSet('color') || isSet('textFill')
      ? [[`color ${color}`, color === null ? 'colour' : `colour #${color}`, 'color', 'textFill'] as const]
      : []),
    ...(isSet('spacing') ? [['character spacing', 'character spacing', 'spacing'] as const] : []),
  ];
  if (all.length === 0) return null;
  return {
    code: all.map(([code]) => code).join(', '),
    words: all.map(([, words]) => words),
    keys: 'Ctrl+Space',
    properties: all.flatMap(([, , ...names]) => names).filter((name) => direct.includes(name)),
  };
}

function occurrence(
  rule: BrandRule,
  body: LocatedBody,
  location: OccurrenceLocation,
  { code, words, keys, properties }: Direct,
): Occurrence {
  const { address } = location;
  const style = paragraphOf(address)?.flow?.style.name ?? '';
  const [verb, object] = words.length === 1 ? ['was', 'it'] : ['were', 'them'];
  return {
    ...report(rule, { title: 'Text is formatted by hand', detail: '', address, cause: body.cause, value: code }),
    ...location,
    groupedBy: 'style',
    describe: ({ length }) => {
      const texts = keys === 'Ctrl+Q' ? counted(length, 'paragraph') : piecesOfText(length);
      const what = capitalized(listInWords(words));
      return `${what} ${verb} set by hand on ${texts} of the style "${style}": ${keys} resets ${object}.`;
    },
    fix: () => {
      // A fill of Word 2010 or later is no element of the format itself.
      if (properties.includes('textFill')) return 'not_supported';
      const changes = [{ kind: 'direct_formatting', properties }] as const;
      return { kind: 'direct_formatting', cause: body.cause, surface: null, changesAt: () => changes };
    },
  };
}
