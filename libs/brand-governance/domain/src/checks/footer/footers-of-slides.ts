import {
  type DocumentChange,
  type LayoutPlaceholder,
  type Provenance,
  sharedArea,
  type SlideLayer,
} from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { DocumentView } from '../../document-view/document-view.ts';
import type { Container } from '../../document-view/located-content.ts';
import { drawnTexts } from '../../document-view/slide-texts.ts';
import { trimmedText } from '../../document-view/titles.ts';
import type { Fix, FixMaker, Unfixable } from '../../fixing/fix.ts';
import type { CheckContext, Occurrence, Uses } from '../../judging/check.ts';
import { HEADER_AND_FOOTER, SLIDE_MASTER } from '../../judging/cause.ts';
import { defaulted, flag, textList } from '../../judging/param-schemas.ts';
import { report } from '../../judging/rule-check.ts';
import { flagOf, textsOf } from '../../judging/read-rule-params.ts';
import { memoized } from '../../memoized.ts';
import { comparable } from '../../text-search/characters.ts';

export const FOOTER_PARAMS = {
  exclude_layouts: defaulted(textList, ['Title Slide'], 'Names of layouts whose slides are not judged.'),
  first_slide: defaulted(flag, false, 'Whether the first slide, or the first page of a section, is judged, too.'),
};

/** The slides on which the rule expects a footer. */
export function footedSlides(rule: BrandRule, context: CheckContext): readonly Container[] {
  const slides = slidesOf(rule, context, FOOTER_PARAMS.exclude_layouts.default);
  return flagOf(rule, 'first_slide', FOOTER_PARAMS.first_slide.default)
    ? slides
    : slides.filter(({ slide }) => slide?.index !== 0);
}

export function slidesOf(rule: BrandRule, context: CheckContext, otherwise: readonly string[]): readonly Container[] {
  const excluded = textsOf(rule, 'exclude_layouts', otherwise);
  return context.view(rule).slides.filter(({ slide }) => !excluded.includes(slide?.layout ?? ''));
}

/** The texts of a slide's placeholders of one type. */
export function footerTexts({ shapes }: Container, type: string): readonly string[] {
  return shapes
    .filter(({ shape }) => shape.placeholder?.type === type && !shape.hidden)
    .map(trimmedText)
    .filter((one) => one !== '');
}

/** The slides on which the text of a shape holds a field. */
export function slidesWithField({ bodies }: DocumentView, field: string): ReadonlySet<Container | null> {
  const showing = bodies.filter(
    ({ paragraphs, shape, facts }) =>
      paragraphs === shape?.shape.text && [...facts.fields].some((one) => one.startsWith(field)),
  );
  return new Set(showing.map(({ container }) => container));
}

interface MissingPlaceholder {
  readonly title: string;
  readonly type: 'ftr' | 'sldNum';
  /** What the slide does not show: `a footer`. */
  readonly shown: string;
  /** The text that it should show; null for that of the layout. */
  readonly text?: string | null;
}

/** Reports a slide that shows no footer of a type. The detail says whether the layout offers it. */
export function missingPlaceholder(
  rule: BrandRule,
  container: Container,
  { title, type, shown, text = null }: MissingPlaceholder,
): Occurrence {
  const isOffered = container.slide?.layoutPlaceholders.some((one) => one.type === type) ?? false;
  return missing(rule, container, {
    title,
    value: isOffered ? 'offered' : 'not offered',
    ...(isOffered && { fix: () => footerFix(container, { kind: 'footer', placeholder: type, text }) }),
    describe: (slides) => {
      const one = slides === 1;
      const lacking = one ? `The slide does not show ${shown}` : `${slides} slides do not show ${shown}`;
      const layouts = one ? `the layout "${container.slide?.layout ?? ''}" has` : 'their layouts have';
      return isOffered
        ? `${lacking}, although ${layouts} a place for it: ${HEADER_AND_FOOTER}.`
        : `${lacking}, and ${layouts} no place for it: add one there (${SLIDE_MASTER}).`;
    },
  });
}

/**
 * Adds a footer that the layout offers. Another text in a footer that is there already is left to the author, and so is a place that the
 * master gives and the layout covers with artwork.
 */
function footerFix(
  { cause, shapes, slide }: Container,
  change: DocumentChange & { readonly kind: 'footer' },
): Fix | Unfixable {
  if (shapes.some(({ shape }) => shape.placeholder?.type === change.placeholder)) return 'not_fixable';
  const offered = slide?.layoutPlaceholders.find(({ type }) => type === change.placeholder);
  if (offered !== undefined && slide?.layers.some((layer) => covers(layer, offered))) return 'not_fixable';
  return { kind: 'footer', cause, surface: null, changesAt: () => [change] };
}

/** Whether a layout draws something where its master, and not the layout itself, places a placeholder. */
function covers({ kind, shapes }: SlideLayer, { box, placed }: LayoutPlaceholder): boolean {
  if (placed || box === null || kind !== 'layout') return false;
  return shapes.some(({ frame, hidden }) => !hidden && frame !== null && sharedArea(frame.bounds, box) > 0);
}

/**
 * Returns functions that look for any of some texts. Texts that stand on many slides, and those of each layout and master, are
 * searched once.
 */
export function searchFor(texts: readonly string[]) {
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
  return { isAmong, isDrawnOn: ({ slide }: Container): boolean => slide?.layers.some(isDrawnBy) ?? false };
}

interface Missing {
  readonly title: string;
  /** What tells slides apart that lack the same, as a code. */
  readonly value?: string;
  /** Writes the detail of a finding on some slides. */
  readonly describe: (slides: number) => string;
  readonly fix?: FixMaker;
}

/** An occurrence on a slide that lacks what every slide has to show. All such slides are one finding. */
export function missing(
  rule: BrandRule,
  { address, cause }: Container,
  { title, value = '', describe, fix }: Missing,
): Occurrence {
  const detail = ({ length }: Uses): string => describe(length);
  const layout: Provenance = { ...cause, source: 'layout' };
  return report(rule, { title, detail, address, cause: layout, value, groupedBy: 'document', ...(fix && { fix }) });
}
