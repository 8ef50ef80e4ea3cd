import type { Provenance, SlideLayer } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { DocumentView } from '../../document-view/document-view.ts';
import type { PlacedSheet } from '../../document-view/places.ts';
import {
  sectionsByDate,
  sectionsWithoutFooter,
  sectionsWithoutLabel,
  sectionsWithoutPageNumber,
} from '../../document-view/section-ends.ts';
import { drawnTexts, sheetTexts } from '../../document-view/sheet-texts.ts';
import { bodyText } from '../../document-view/titles.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { defaulted, filledListOf, flag, nullOr, oneOf, param, text, textList } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { flagOf, textOf, textsOf } from '../../judging/rule-params.ts';
import { patternsOf } from '../../judging/rule-patterns.ts';
import { memoized } from '../../memoized.ts';
import { comparable } from '../../text-search/characters.ts';
import { TERM_PATTERN } from '../term/terms.ts';

const PARAMS = {
  exclude_layouts: defaulted(textList, ['Title Slide'], 'Names of layouts whose slides are not judged.'),
  first_slide: defaulted(flag, false, 'Whether the first slide, or the first page of a section, is judged, too.'),
};
const DATE_PARAMS = {
  required: defaulted(flag, false, 'Whether a date has to be shown.'),
  fixed_only: defaulted(flag, false, 'Whether a date must not change by itself.'),
};
const LABEL_PARAMS = {
  exclude_layouts: defaulted(textList, [], 'Names of layouts whose slides are not judged.'),
  first_slide: param(flag, 'Accepted, and without effect: every slide and page is judged.'),
  labels: defaulted(filledListOf(text), ['Confidential'], 'The labels, one of which has to be shown.'),
  per: param(
    oneOf('slide', 'deck', 'header_or_footer'),
    'Where a label has to stand: `deck` is satisfied with one place in the file; otherwise every slide, and header or footer of every section, has to show one.',
  ),
};

/** The slide shows no footer, or another text than the required one (check catalogue, 3.7). */
export const footerMissing = ruleCheck({
  type: 'footer.missing',
  severity: 'medium',
  name: 'Footer',
  summary: 'A slide, or a section of a text document, shows no footer, or one without the required text.',
  aliases: [{ type: 'required_footer', name: 'Footer', ...TERM_PATTERN, example: { pattern: 'Northwind' } }],
  params: { ...PARAMS, text: defaulted(nullOr(text), null, 'The text of the footer; any text when null.') },
  example: { params: { text: 'Northwind' } },
  *find(rule, context) {
    const wanted = patternsOf(rule)[0] ?? textOf(rule, 'text');
    const { isAmong, isDrawnOn } = searchFor(wanted === null ? [''] : [wanted]);
    for (const sheet of footedSlides(rule, context)) {
      if (isAmong(footerTexts(sheet, 'ftr')) || (wanted !== null && isDrawnOn(sheet))) continue;
      const lacking = wanted === null ? 'a footer' : `a footer "${wanted}"`;
      yield missing(
        rule,
        sheet,
        'Footer is missing',
        `${offer(sheet, 'ftr', 'a footer')}the slide does not show ${wanted === null ? 'it' : `"${wanted}"`}.`,
        lacking,
      );
    }
    yield* sectionsWithoutFooter(rule, context, wanted);
  },
});

/** The slide shows no number of its own (check catalogue, 3.7). */
export const footerSlideNumber = ruleCheck({
  type: 'footer.slide_number',
  severity: 'medium',
  name: 'Slide numbers',
  summary: 'A slide shows no slide number, or a section of a text document no page number.',
  params: {
    ...PARAMS,
    style: param(oneOf('decimal'), 'Accepted, and without effect: any style of number is allowed.'),
  },
  *find(rule, context) {
    const numbered = slidesWithField(context.view(rule), 'slidenum');
    for (const sheet of footedSlides(rule, context)) {
      if (footerTexts(sheet, 'sldNum').length > 0 || numbered.has(sheet)) continue;
      const detail = `${offer(sheet, 'sldNum', 'a slide number')}the slide does not show it.`;
      yield missing(rule, sheet, 'Slide number is missing', detail, 'a slide number');
    }
    yield* sectionsWithoutPageNumber(rule, context);
  },
});

/** The slide shows no date, or one that changes by itself (check catalogue, 3.7). */
export const footerDate = ruleCheck({
  type: 'footer.date',
  severity: 'medium',
  name: 'Dates',
  summary:
    'A slide or a section shows no date although one is required, or a date that changes by itself although it has to be fixed.',
  params: { ...PARAMS, ...DATE_PARAMS },
  needs: [['params.required', 'params.fixed_only']],
  example: { params: { fixed_only: true } },
  *find(rule, context) {
    const required = flagOf(rule, 'required', DATE_PARAMS.required.default);
    const fixedOnly = flagOf(rule, 'fixed_only', DATE_PARAMS.fixed_only.default);
    const changing = slidesWithField(context.view(rule), 'datetime');
    for (const sheet of footedSlides(rule, context)) {
      const changes = changing.has(sheet);
      const isShown = changes || footerTexts(sheet, 'dt').length > 0;
      if (required && !isShown) yield missing(rule, sheet, 'Date is missing', 'The slide shows no date.', 'a date');
      if (fixedOnly && changes) {
        yield missing(
          rule,
          sheet,
          'Date is not fixed',
          'The date of the slide changes with every day.',
          'a fixed date',
        );
      }
    }
    yield* sectionsByDate(rule, context, { required, fixedOnly });
  },
});

/** No confidentiality label on the slide, or in the whole deck (check catalogue, 3.7). */
export const footerConfidentiality = ruleCheck({
  type: 'footer.confidentiality',
  severity: 'medium',
  name: 'Confidentiality label',
  summary: 'A slide, the whole deck, or header and footer of a section show none of the confidentiality labels.',
  aliases: [
    {
      type: 'confidentiality_label',
      name: 'Confidentiality label',
      ...TERM_PATTERN,
      example: { pattern: 'Confidential' },
    },
  ],
  params: LABEL_PARAMS,
  *find(rule, context) {
    const given = patternsOf(rule);
    const labels = given.length > 0 ? given : textsOf(rule, 'labels', LABEL_PARAMS.labels.default);
    const { isAmong, isDrawnOn } = searchFor(labels);
    const words = labels.map((label) => `"${label}"`).join(' or ');
    const unlabelled = slidesOf(rule, context, LABEL_PARAMS.exclude_layouts.default).filter(
      (sheet) => !isDrawnOn(sheet) && !isAmong(sheetTexts(sheet)),
    );
    const perDeck = textOf(rule, 'per') === 'deck';
    const isLabelled = unlabelled.length < context.view(rule).slides.length;
    for (const sheet of perDeck && isLabelled ? [] : unlabelled.slice(0, perDeck ? 1 : undefined)) {
      const detail = perDeck ? `No slide shows ${words}.` : `The slide does not show ${words}.`;
      yield missing(rule, sheet, 'Confidentiality label is missing', detail, words);
    }
    yield* sectionsWithoutLabel(rule, context, labels);
  },
});

/** The slides on which a footer is expected. */
function footedSlides(rule: BrandRule, context: CheckContext): readonly PlacedSheet[] {
  const slides = slidesOf(rule, context, PARAMS.exclude_layouts.default);
  return flagOf(rule, 'first_slide', PARAMS.first_slide.default)
    ? slides
    : slides.filter(({ slide }) => slide?.index !== 0);
}

function slidesOf(rule: BrandRule, context: CheckContext, otherwise: readonly string[]): readonly PlacedSheet[] {
  const excluded = textsOf(rule, 'exclude_layouts', otherwise);
  return context.view(rule).slides.filter(({ slide }) => !excluded.includes(slide?.layout ?? ''));
}

/** The texts of the placeholders of a type. */
function footerTexts({ shapes }: PlacedSheet, type: string): readonly string[] {
  return shapes
    .filter(({ shape }) => shape.placeholder?.type === type && !shape.hidden)
    .map(bodyText)
    .filter((one) => one !== '');
}

/** The slides that show a field in the text of a shape. */
function slidesWithField({ texts }: DocumentView, field: string): ReadonlySet<PlacedSheet | null> {
  const showing = texts.filter(
    ({ body, shape, facts }) => body === shape?.shape.text && [...facts.fields].some((one) => one.startsWith(field)),
  );
  return new Set(showing.map(({ sheet }) => sheet));
}

function offer({ slide }: PlacedSheet, type: string, words: string): string {
  const offered = slide?.layoutPlaceholders.some((one) => one.type === type);
  return `The layout has ${offered ? '' : 'no place for '}${words}, `;
}

/** Looks for any of some texts: once in texts that stand on many slides, and in what a layout or master draws for all of its slides. */
function searchFor(texts: readonly string[]) {
  const wanted = texts.map(comparable);
  const layers = new Map<SlideLayer, boolean>();
  const known = new Map<string, boolean>();
  const holds = (shown: string): boolean =>
    memoized(known, shown, () => {
      const text = comparable(shown);
      return wanted.some((one) => text.includes(one));
    });
  const isAmong = (shown: readonly string[]): boolean => shown.some(holds);
  const isDrawnBy = (layer: SlideLayer): boolean => memoized(layers, layer, () => isAmong(drawnTexts(layer)));
  return { isAmong, isDrawnOn: ({ slide }: PlacedSheet): boolean => slide?.layers.some(isDrawnBy) ?? false };
}

function missing(
  rule: BrandRule,
  { address, cause }: PlacedSheet,
  title: string,
  detail: string,
  value: string,
): Occurrence {
  const layout: Provenance = { ...cause, source: 'layout' };
  return report(rule, { title, detail, address, cause: layout, value });
}
