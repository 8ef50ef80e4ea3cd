import { ownTexts } from '../../document-view/slide-texts.ts';
import { defaulted, filledListOf, flag, oneOf, param, text, textList } from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { textOf, textsOf } from '../../judging/read-rule-params.ts';
import { patternsOf } from '../../judging/rule-patterns.ts';
import { TERM_PATTERN } from '../term/terms.ts';
import { sectionsWithoutLabel } from './footers-of-sections.ts';
import { missing, searchFor, slidesOf } from './footers-of-slides.ts';

const LABEL_PARAMS = {
  exclude_layouts: defaulted(textList, [], 'Names of layouts whose slides are not judged.'),
  first_slide: param(flag, 'Accepted without effect. Every slide and page is judged.'),
  labels: defaulted(filledListOf(text), ['Confidential'], 'The labels. One of them must be shown.'),
  per: param(
    oneOf('slide', 'deck', 'header_or_footer'),
    'Where a label must be shown. `deck`: one place in the file is enough. Otherwise every slide, and the header or footer of every section, must show one.',
  ),
};

/** Reports a slide, or a whole deck, without a confidentiality label (check catalogue, 3.7). */
export const footerConfidentiality = ruleCheck({
  type: 'footer.confidentiality',
  severity: 'medium',
  name: 'Confidentiality label',
  summary: 'A slide, the whole deck, or the header and footer of a section show none of the confidentiality labels.',
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
      (container) => !isDrawnOn(container) && !isAmong(ownTexts(container)),
    );
    const perDeck = textOf(rule, 'per') === 'deck';
    const isLabelled = unlabelled.length < context.view(rule).slides.length;
    for (const container of perDeck && isLabelled ? [] : unlabelled.slice(0, perDeck ? 1 : undefined)) {
      yield missing(rule, container, {
        title: 'Confidentiality label is missing',
        describe: (slides) => {
          if (perDeck) return `No slide shows ${words}.`;
          return slides === 1 ? `The slide does not show ${words}.` : `${slides} slides do not show ${words}.`;
        },
      });
    }
    yield* sectionsWithoutLabel(rule, context, labels);
  },
});
