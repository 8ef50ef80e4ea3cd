import { describe, it } from '@jest/globals';
import { assertQuickForHostileTexts, timed } from '@livery/testing';
import { canonicalJson } from './canonical-json.ts';
import { straightQuotes } from './checks/text/straight-quotes.ts';
import { learntName } from './learn/learnt-name.ts';
import { NOT_BLANK } from './judging/param-schemas.ts';
import { paramProblem } from './judging/validate-params.ts';
import { isExpression } from './pattern/is-expression.ts';
import { distanceWithin } from './text-search/approximate-search.ts';
import { foldedText } from './text-search/character-kinds.ts';
import { comparable } from './text-search/characters.ts';
import { isCodeFont } from './text-search/code-fonts.ts';
import { isCodeStyle } from './text-search/code-styles.ts';
import { normalized } from './text-search/normalized-search.ts';
import { searchable } from './text-search/searchable-text.ts';
import { technicalSpans } from './text-search/technical-spans.ts';

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  'the parameter of a rule': (text) => paramProblem({ type: 'string', pattern: NOT_BLANK }, text),
  'the colour of a rule': (text) => paramProblem({ type: 'string', pattern: '^#?[0-9A-Fa-f]{6}$' }, text),
  'the pattern of a rule': isExpression,
  'a text that is searched': searchable,
  'a text that is folded': (text) => [foldedText(text), comparable(text), normalized(text)],
  'a text that is searched with errors': (text) => distanceWithin('confidential', text, 2),
  'a name that is learnt': (text) => learntName(text, 'a'),
  'the name of a font': isCodeFont,
  'the name of a style': isCodeStyle,
  'what is no prose in a text': technicalSpans,
  'the straight quotes of a text': straightQuotes,
  'a value of a guideline': canonicalJson,
};

describe('one megabyte of any shape', () => {
  it.each(Object.entries(PARSERS))(
    'takes no longer than a multiple of flat JSON, read as %s',
    timed((_name, parse) => assertQuickForHostileTexts(parse)),
  );
});
