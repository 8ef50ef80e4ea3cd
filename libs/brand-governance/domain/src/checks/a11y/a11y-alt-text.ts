import type { ShapeKind } from '@livery/office-model';
import { isBehindSlides, isInSmartArt, type LocatedShape } from '../../document-view/located-content.ts';
import { named } from '../../judging/in-words.ts';
import { defaulted, flag, listOf, oneOf, wholeNumberFrom } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { flagOf, numberOf, textsOf } from '../../judging/read-rule-params.ts';

const KINDS: ReadonlyMap<ShapeKind, string> = new Map([
  ['picture', 'picture'],
  ['ole_object', 'picture'],
  ['chart', 'chart'],
  ['smartart', 'smartart'],
  ['table', 'table'],
  ['group', 'group'],
]);

const WORDS: ReadonlyMap<string, string> = new Map([['smartart', 'SmartArt graphic']]);
const MAX_CHARS = 1_000;
const FILE_NAME = /^[^\s/\\]*\.(?:png|jpe?g|gif|bmp|tiff?|svg|emf|wmf|webp|heic|ico|pdf)$/i;

const PARAMS = {
  kinds: defaulted(
    listOf(oneOf(...new Set(KINDS.values()))),
    ['picture', 'chart', 'smartart'],
    'The kinds of objects that need an alternative text.',
  ),
  min_chars: defaulted(wholeNumberFrom(1, MAX_CHARS), 3, 'The minimum number of characters of an alternative text.'),
  forbid_filename: defaulted(flag, true, 'Whether an alternative text that is a file name counts as missing.'),
};

/** Reports a picture, chart, SmartArt graphic, table or group without alternative text (check catalogue, 3.9). */
export const a11yAltText = ruleCheck({
  type: 'a11y.alt_text',
  severity: 'medium',
  name: 'Alternative texts',
  summary:
    'A picture, chart, SmartArt graphic, table or group that is not marked as decorative has no alternative text.',
  aliases: [{ type: 'alt_text', name: 'Alternative texts', pattern: null }],
  params: PARAMS,
  *find(rule, context) {
    const kinds = textsOf(rule, 'kinds', PARAMS.kinds.default);
    const judge = judgeOf(
      numberOf(rule, 'min_chars', PARAMS.min_chars.default),
      flagOf(rule, 'forbid_filename', PARAMS.forbid_filename.default),
    );
    for (const located of context.view(rule).shapes) {
      const kind = KINDS.get(located.shape.kind);
      if (kind === undefined || !kinds.includes(kind) || isExempt(located)) continue;
      const problem = judge(located.shape.description.trim());
      if (problem === null) continue;
      const detail = `${named(WORDS.get(kind) ?? kind, located.shape.name)} ${problem}`;
      yield reportShape(rule, located, { title: 'Alternative text is missing', detail });
    }
  },
});

/**
 * Whether a shape needs no alternative text: decoration, hidden shapes, what an enclosing group describes, and what layouts
 * draw behind slides.
 */
function isExempt(located: LocatedShape): boolean {
  const { shape, container, parent } = located;
  if (isBehindSlides(container) || shape.decorative || shape.hidden || isInSmartArt(located)) return true;
  for (let at = parent; at !== null; at = at.parent) {
    if (at.shape.description.trim() !== '' || at.shape.decorative) return true;
  }
  return false;
}

function judgeOf(leastChars: number, forbidFileName: boolean): (text: string) => string | null {
  return (text) => {
    if (text === '') return 'has no alternative text.';
    if (text.length < leastChars) return `has an alternative text of ${text.length} characters: "${text}".`;
    return forbidFileName && FILE_NAME.test(text) ? `has a file name for its alternative text: "${text}".` : null;
  };
}
