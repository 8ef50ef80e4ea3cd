import { locationOf, type TextDocument, WHOLE_FILE } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { DocumentView } from '../../document-view/document-view.ts';
import type { Container } from '../../document-view/located-content.ts';
import { isTitle, titlesOf, trimmedText } from '../../document-view/titles.ts';
import { PACKAGE } from '../../judging/package-origin.ts';
import { defaulted, flag, textList } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { flagOf, textsOf } from '../../judging/read-rule-params.ts';

const MISSING_PARAMS = {
  exclude_layouts: defaulted(textList, [], 'Names of layouts whose slides need no title.'),
  allow_hidden: defaulted(flag, true, 'Whether a hidden title counts.'),
};

/**
 * Reports a slide without a title: it has no title placeholder with text, no shape called "Title", and no alternative title.
 * Reports a text document that has neither a paragraph of the style Heading 1 or Title nor a title among its properties (check
 * catalogue, 3.8).
 */
export const titleMissing = ruleCheck({
  type: 'title.missing',
  severity: 'medium',
  name: 'Every slide has a title',
  summary:
    'A slide has no title placeholder with text, no shape named "Title" and no alternative title. A text document has no Heading 1 and no title.',
  params: MISSING_PARAMS,
  *find(rule, context) {
    const view = context.view(rule);
    if (context.model.format === 'docx' && !hasTitle(context.model, view)) {
      const detail = 'The document has neither a Heading 1 nor a title among its properties.';
      yield report(rule, { title: 'Title is missing', detail, address: WHOLE_FILE, cause: PACKAGE });
    }
    for (const { address, cause, shapes } of untitledSlides(rule, view)) {
      yield report(rule, {
        title: 'Title is missing',
        detail: ({ length }) =>
          length === 1 ? 'The slide has no title text.' : `${length} slides have no title text.`,
        address,
        otherLocations: shapes.filter(isTitle).map((title) => locationOf(title.address)),
        cause: { ...cause, source: 'layout' },
        groupedBy: 'document',
      });
    }
  },
});

/** The slides that a rule of this check reports: those without a title, apart from those of excluded layouts. */
export function untitledSlides(rule: BrandRule, view: DocumentView): readonly Container[] {
  const allowHidden = flagOf(rule, 'allow_hidden', MISSING_PARAMS.allow_hidden.default);
  const excluded = textsOf(rule, 'exclude_layouts');
  const titled = new Set(
    titlesOf(view).flatMap(({ slide, shape }) => (shape.shape.hidden && !allowHidden ? [] : [slide])),
  );
  return view.slides.filter(
    (container) =>
      !titled.has(container) && !excluded.includes(container.slide?.layout ?? '') && !hasOtherTitle(container),
  );
}

function hasTitle({ title }: TextDocument, view: DocumentView): boolean {
  if (title.trim() !== '') return true;
  return view.paragraphs.some(({ paragraph: { flow }, text }) => {
    const isTitle = flow?.style.headingLevel === 1 || flow?.style.name.toLowerCase() === 'title';
    return isTitle && text.trim() !== '';
  });
}

function hasOtherTitle({ shapes }: Container): boolean {
  return shapes.some((located) => {
    const { name, title } = located.shape;
    return (
      title.trim() !== '' ||
      (/^title\b/i.test(name) && located.shape.placeholder === null && trimmedText(located) !== '')
    );
  });
}
