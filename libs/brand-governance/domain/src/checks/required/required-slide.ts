import { WHOLE_FILE } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { Container } from '../../document-view/located-content.ts';
import { shownTexts } from '../../document-view/slide-texts.ts';
import { PACKAGE } from '../../judging/package-origin.ts';
import { nullOr, oneOf, param, text } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { textOf } from '../../judging/read-rule-params.ts';
import { patternsOf } from '../../judging/rule-patterns.ts';
import { foldedCase } from '../../text-search/characters.ts';
import { normalized } from '../../text-search/normalized-search.ts';
import { TERM_PATTERN } from '../term/terms.ts';

/** Reports a deck that lacks a required slide (check catalogue, 3.7). */
export const requiredSlide = ruleCheck({
  type: 'required.slide',
  severity: 'high',
  formats: ['pptx'],
  name: 'Required slide',
  summary: 'The deck has no slide with the required layout or text at the required position.',
  own: { ...TERM_PATTERN, patternOptional: true },
  aliases: [
    {
      type: 'required_slide',
      name: 'Required slide',
      ...TERM_PATTERN,
      example: { pattern: 'Legal' },
      writtenOut: { position: 'any' },
    },
  ],
  params: {
    layout: param(nullOr(text), 'The name of the layout that the slide must use.'),
    position: param(
      oneOf('first', 'last', 'any'),
      'The required position of the slide. Default: `last`, or `any` for the type `required_slide`.',
    ),
    text: param(nullOr(text), 'A text that the slide must contain.'),
  },
  needs: [['params.layout', 'params.text', 'pattern']],
  example: { params: { layout: 'Legal', position: 'last' } },
  *find(rule, context) {
    const { slides } = context.view(rule);
    const position = textOf(rule, 'position') ?? (rule.type === 'required_slide' ? 'any' : 'last');
    const candidates = position === 'any' ? slides : position === 'first' ? slides.slice(0, 1) : slides.slice(-1);
    const problem = requirementOf(rule);
    if (problem === null || candidates.some(problem.isMet)) return;
    const where = position === 'any' ? 'One slide' : `The ${position} slide`;
    const detail = `${where} has to ${problem.words}.`;
    yield report(rule, { title: 'Required slide is missing', detail, address: WHOLE_FILE, cause: PACKAGE });
  },
});

interface Requirement {
  readonly words: string;
  readonly isMet: (container: Container) => boolean;
}

function requirementOf(rule: BrandRule): Requirement | null {
  const [pattern] = patternsOf(rule);
  if (pattern !== undefined) {
    const isMet = (container: Container): boolean => hasLayout(container, pattern) || hasText(container, pattern);
    return { words: `use the layout or hold the text "${pattern}"`, isMet };
  }
  const layout = textOf(rule, 'layout');
  const wanted = textOf(rule, 'text');
  if (layout === null && wanted === null) return null;
  const words = [layout && `use the layout "${layout}"`, wanted && `hold the text "${wanted}"`]
    .filter(Boolean)
    .join(' and ');
  return {
    words,
    isMet: (container) =>
      (layout === null || hasLayout(container, layout)) && (wanted === null || hasText(container, wanted)),
  };
}

function hasLayout({ slide }: Container, name: string): boolean {
  return foldedCase(slide?.layout ?? '') === foldedCase(name);
}

function hasText(container: Container, wanted: string): boolean {
  const needle = normalized(wanted);
  return shownTexts(container).some((one) => normalized(one).includes(needle));
}
