import { WHOLE_FILE } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import {
  deviatingSections,
  type HeaderAndFooter,
  headersAndFooters,
  pagesInWords,
  sectionInWords,
} from '../../document-view/document-sections.ts';
import type { Container } from '../../document-view/located-content.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { PACKAGE } from '../../judging/package-origin.ts';
import { defaulted, oneOf, textList } from '../../judging/param-schemas.ts';
import { reportSection } from '../../judging/report-section.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { textOf, textsOf } from '../../judging/read-rule-params.ts';
import { EXAMPLE_LOGOS, findLogos, LOGO_NEEDS, LOGO_PARAMS, logosOf } from './logos.ts';

const PARAMS = {
  on: defaulted(
    oneOf('every_slide', 'first_slide', 'layouts', 'header'),
    'every_slide',
    'Where a deck must show the logo. In a text document one place is enough, but with `header` every header must show the logo.',
  ),
  exclude_layouts: defaulted(textList, [], 'Names of layouts that need not show the logo.'),
};

/**
 * Reports a slide that shows no logo, itself or by its layout or master, and a text document that shows none in headers or
 * body (check catalogue, 3.3).
 */
export const logoMissing = ruleCheck({
  type: 'logo.missing',
  severity: 'high',
  name: 'Logo on the slides',
  summary:
    'Neither the slide nor its layout or master shows the logo. In a text document, neither the headers nor the body show it.',
  params: { ...LOGO_PARAMS, ...PARAMS },
  needs: LOGO_NEEDS,
  example: { params: { ...EXAMPLE_LOGOS, on: 'every_slide' } },
  *find(rule, context) {
    const logos = logosOf(rule);
    if (logos.length === 0) return;
    const found = findLogos(rule, context, logos).map(({ located }) => located.container);
    const parts = new Set(found.map(({ part }) => part));
    const names = logos.map(({ id }) => `"${id}"`).join(' or ');
    yield* documentsWithout(rule, context, found, names);
    for (const { container, showingParts } of expectedContainers(rule, context)) {
      if (showingParts.some((part) => parts.has(part))) continue;
      const { slide, address, cause } = container;
      yield report(rule, {
        title: 'Logo is missing',
        detail: ({ length }) => lackingLogo(slide !== null, length, names),
        address,
        otherLocations: slide === null || slide.layout === '' ? [] : [`layout[${slide.layout}]`],
        cause: { ...cause, source: 'layout' },
        groupedBy: 'document',
      });
    }
  },
});

function lackingLogo(onSlides: boolean, count: number, names: string): string {
  if (!onSlides) return `${count === 1 ? 'The layout does' : `${count} layouts do`} not show the logo ${names}.`;
  return count === 1
    ? `Neither the slide nor its layout or master shows the logo ${names}.`
    : `${count} slides do not show the logo ${names}, nor do their layouts or masters.`;
}

/** Text documents: with `header` every header has to show the logo, otherwise one logo in the document is enough. */
function* documentsWithout(
  rule: BrandRule,
  context: CheckContext,
  found: readonly Container[],
  names: string,
): Generator<Occurrence> {
  const { model } = context;
  if (model.format !== 'docx') return;
  const title = 'Logo is missing';
  if (textOf(rule, 'on') === 'header') {
    const parts = new Set(found.map(({ part }) => part));
    const isMissing = ({ header }: HeaderAndFooter): boolean => header === null || !parts.has(header.part);
    for (const { section, kinds } of deviatingSections(headersAndFooters(context), isMissing)) {
      const detail = `${sectionInWords(section)} does not show the logo ${names} in its header${pagesInWords(kinds)}.`;
      yield reportSection(rule, section, { title, detail });
    }
  } else if (found.length === 0) {
    const detail = `Neither the headers nor the body show the logo ${names}.`;
    yield report(rule, { title, detail, address: WHOLE_FILE, cause: PACKAGE });
  }
}

/** The slides or layouts on which the logo is expected, with the names of the parts that may show it there. */
function expectedContainers(
  rule: BrandRule,
  context: CheckContext,
): readonly { container: Container; showingParts: string[] }[] {
  const { slides, slideLayers } = context.view(rule);
  const on = textOf(rule, 'on') ?? PARAMS.on.default;
  const excluded = textsOf(rule, 'exclude_layouts');
  if (on === 'layouts') {
    const masters = slideLayers.filter(({ cause }) => cause.source === 'master').map(({ part }) => part);
    const layouts = slideLayers.filter(
      ({ cause, address }) => cause.source === 'layout' && !excluded.includes(nameOf(address)),
    );
    return layouts.map((container) => ({ container, showingParts: [container.part, ...masters] }));
  }
  return slides
    .filter(
      ({ slide }) => slide !== null && !excluded.includes(slide.layout) && (on !== 'first_slide' || slide.index === 0),
    )
    .map((container) => ({
      container,
      showingParts: [container.part, ...(container.slide?.layers ?? []).map(({ part }) => part)],
    }));
}

function nameOf({ step }: Container['address']): string {
  return step.kind === 'layout' ? step.name : '';
}
