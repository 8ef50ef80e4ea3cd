import type { BrandRule } from '../brand-rule.ts';
import { locationOf, WHOLE_FILE } from '../document/address.ts';
import type { DocumentModel } from '../document/document-model.ts';
import type { Box } from '../document/geometry.ts';
import { sharedArea } from '../document/geometry.ts';
import type { CheckContext, Occurrence } from './check.ts';
import type { PlacedShape, PlacedSheet } from './document-view.ts';
import { deviatingSections, type PageEnds, pageEnds, pagesInWords, sectionInWords } from './document-sections.ts';
import { PACKAGE } from './file-checks.ts';
import { percent, stretchOf } from './image-checks.ts';
import { lengthInWords } from './lengths.ts';
import { findLogos, type FoundLogo, LOGO_PARAMS, logoList, logosOf } from './logos.ts';
import { listOf, nullOr, numberFrom, oneOf, textList, wholeNumberFrom } from './param-checks.ts';
import { report, reportShape, ruleCheck } from './rule-check.ts';
import { numberOf, numbersOf, textOf, textsOf } from './rule-params.ts';
import { onSection } from './section-ends.ts';

const MAX_EMU = 51_206_400;
const emu = wholeNumberFrom(0, MAX_EMU);

/** Neither slide nor layout nor master shows the logo; neither header nor body of a text document (check catalogue, 3.3). */
export const logoMissing = ruleCheck({
  type: 'logo.missing',
  severity: 'high',
  name: 'Logo on the slides',
  summary: 'Neither the slide nor its layout or master shows the logo; in a text document neither headers nor body do.',
  params: { ...LOGO_PARAMS, on: oneOf('every_slide', 'first_slide', 'layouts', 'header'), exclude_layouts: textList },
  *find(rule, context) {
    const logos = logosOf(rule);
    if (logos.length === 0) return;
    const found = findLogos(rule, context, logos).map(({ placed }) => placed.sheet);
    const parts = new Set(found.map(({ part }) => part));
    const names = logos.map(({ id }) => `"${id}"`).join(' or ');
    yield* documentsWithout(rule, context, found, names);
    for (const { sheet, places } of sheetsToShow(rule, context)) {
      if (places.some((part) => parts.has(part))) continue;
      const { slide, address, cause } = sheet;
      yield report(rule, {
        title: 'Logo is missing',
        detail: `${slide === null ? 'The layout does not show' : 'Neither the slide nor its layout or master shows'} the logo ${names}.`,
        address,
        besides: slide === null || slide.layout === '' ? [] : [`layout[${slide.layout}]`],
        cause: { ...cause, source: 'layout' },
      });
    }
  },
});

/** `header`: every header shows it; otherwise one place in the document is enough. */
function* documentsWithout(
  rule: BrandRule,
  context: CheckContext,
  found: readonly PlacedSheet[],
  names: string,
): Generator<Occurrence> {
  const { model } = context;
  if (model.format !== 'docx') return;
  const title = 'Logo is missing';
  if (textOf(rule, 'on') === 'header') {
    const parts = new Set(found.map(({ part }) => part));
    const isMissing = ({ header }: PageEnds): boolean => header === null || !parts.has(header.part);
    for (const { section, kinds } of deviatingSections(pageEnds(context), isMissing)) {
      const detail = `${sectionInWords(section)} does not show the logo ${names} in its header${pagesInWords(kinds)}.`;
      yield onSection(rule, section, title, detail);
    }
  } else if (found.length === 0) {
    const detail = `Neither the headers nor the body show the logo ${names}.`;
    yield report(rule, { title, detail, address: WHOLE_FILE, cause: PACKAGE });
  }
}

/** The sheets on which the logo is expected, with the parts that may show it there. */
function sheetsToShow(rule: BrandRule, context: CheckContext): readonly { sheet: PlacedSheet; places: string[] }[] {
  const { slides, sheets } = context.view(rule);
  const on = textOf(rule, 'on') ?? 'every_slide';
  const excluded = textsOf(rule, 'exclude_layouts');
  if (on === 'layouts') {
    const masters = sheets.filter(({ cause }) => cause.source === 'master').map(({ part }) => part);
    const layouts = sheets.filter(
      ({ cause, address }) => cause.source === 'layout' && !excluded.includes(nameOf(address)),
    );
    return layouts.map((sheet) => ({ sheet, places: [sheet.part, ...masters] }));
  }
  return slides
    .filter(
      ({ slide }) => slide !== null && !excluded.includes(slide.layout) && (on !== 'first_slide' || slide.index === 0),
    )
    .map((sheet) => ({ sheet, places: [sheet.part, ...(sheet.slide?.layers ?? []).map(({ part }) => part)] }));
}

function nameOf({ step }: PlacedSheet['address']): string {
  return step.kind === 'layout' ? step.name : '';
}

/** The logo does not lie in its place (check catalogue, 3.3). */
export const logoMoved = ruleCheck({
  type: 'logo.moved',
  severity: 'medium',
  name: 'Logo in its place',
  summary: 'The logo does not lie in its place.',
  params: { ...LOGO_PARAMS, box_emu: listOf(numberFrom(-MAX_EMU, MAX_EMU)), tolerance_emu: emu },
  *find(rule, context) {
    const [x, y] = numbersOf(rule, 'box_emu') ?? [];
    if (x === undefined || y === undefined) return;
    const tolerance = numberOf(rule, 'tolerance_emu', 36_000);
    for (const { logo, placed } of findLogos(rule, context)) {
      const box = placeOf(placed, context.model);
      const way = box === null ? null : wayInWords(box.x - x, box.y - y, tolerance);
      if (way === null) continue;
      const detail = `The logo "${logo.id}" is ${way} its place.`;
      yield reportShape(rule, placed, { title: 'Logo is not in its place', detail });
    }
  },
});

/** In a text document what stands in line with the text has no place of its own. */
function placeOf({ shape }: PlacedShape, { format }: DocumentModel): Box | null {
  return format === 'docx' ? shape.ownBox : (shape.frame?.box ?? null);
}

function wayInWords(across: number, down: number, tolerance: number): string | null {
  if (Math.max(Math.abs(across), Math.abs(down)) <= tolerance) return null;
  if (Math.abs(across) >= Math.abs(down)) return `${lengthInWords(across)} to the ${across > 0 ? 'right' : 'left'} of`;
  return `${lengthInWords(down)} ${down > 0 ? 'below' : 'above'}`;
}

/** The logo is too small or too large (check catalogue, 3.3). */
export const logoResized = ruleCheck({
  type: 'logo.resized',
  severity: 'medium',
  name: 'Logo of the right size',
  summary: 'The logo is narrower or wider than allowed.',
  params: { ...LOGO_PARAMS, min_width_emu: emu, max_width_emu: nullOr(emu) },
  *find(rule, context) {
    const least = numberOf(rule, 'min_width_emu', 900_000);
    const most = numberOf(rule, 'max_width_emu', Infinity);
    for (const { logo, placed } of findLogos(rule, context)) {
      const width = placed.shape.frame?.box.width;
      if (width === undefined || (width >= least && width <= most)) continue;
      const limit = width < least ? `minimum ${lengthInWords(least)}` : `maximum ${lengthInWords(most)}`;
      const detail = `The logo "${logo.id}" is ${lengthInWords(width)} wide, ${limit}.`;
      yield reportShape(rule, placed, { title: 'Logo has the wrong size', detail });
    }
  },
});

/** The logo is stretched (check catalogue, 3.3). */
export const logoDistorted = ruleCheck({
  type: 'logo.distorted',
  severity: 'high',
  name: 'Logo in proportion',
  summary: 'The proportions of the logo were changed.',
  params: { ...LOGO_PARAMS, tolerance: numberFrom(0, 10) },
  *find(rule, context) {
    const tolerance = numberOf(rule, 'tolerance', 0.01);
    for (const found of findLogos(rule, context)) {
      const stretch = logoStretch(found);
      if (stretch === null || Math.abs(stretch - 1) <= tolerance) continue;
      const words = `${percent(stretch > 1 ? stretch - 1 : 1 / stretch - 1)} ${stretch > 1 ? 'wider' : 'higher'}`;
      const detail = `The logo "${found.logo.id}" is ${words} than its aspect ratio.`;
      yield reportShape(rule, found.placed, { title: 'Logo is distorted', detail });
    }
  },
});

/** By its pixels; vectors, which have none, by the aspect that the rule names. */
function logoStretch({ logo, placed, picture }: FoundLogo): number | null {
  const stretch = stretchOf(placed, picture);
  const box = placed.shape.frame?.box;
  if (stretch !== null || logo.aspect === null || box === undefined || box.height <= 0) return stretch;
  return box.width / box.height / logo.aspect;
}

/** Something comes too near to the logo (check catalogue, 3.3). */
export const logoClearSpace = ruleCheck({
  type: 'logo.clear_space',
  severity: 'medium',
  formats: ['pptx'],
  name: 'Clear space around the logo',
  summary: 'A shape comes nearer to the logo than its clear space allows.',
  params: { ...LOGO_PARAMS, space: numberFrom(0, 10) },
  *find(rule, context) {
    const space = numberOf(rule, 'space', 0.5);
    for (const { box, placed, others } of surroundings(rule, context)) {
      const required = box.height * space;
      for (const other of others) {
        const away = distanceOf(box, other.box);
        if (away >= required || sharedArea(box, other.box) > 0) continue;
        const detail = `"${other.placed.shape.name}" is ${lengthInWords(away)} away, required ${lengthInWords(required)}.`;
        yield reportPair(rule, placed, other, { title: 'Clear space of the logo is not kept', detail });
      }
    }
  },
});

/** Something lies over or under the logo (check catalogue, 3.3). */
export const logoOverlap = ruleCheck({
  type: 'logo.overlap',
  severity: 'medium',
  formats: ['pptx'],
  name: 'Logo uncovered',
  summary: 'A shape lies over or under the logo.',
  params: LOGO_PARAMS,
  *find(rule, context) {
    for (const { box, placed, others, logo } of surroundings(rule, context)) {
      for (const other of others) {
        if (sharedArea(box, other.box) === 0) continue;
        const detail = `"${other.placed.shape.name}" lies ${other.isAbove ? 'over' : 'under'} the logo "${logo.id}".`;
        yield reportPair(rule, placed, other, { title: 'Something covers the logo', detail });
      }
    }
  },
});

interface Neighbour {
  readonly placed: PlacedShape;
  readonly box: Box;
  readonly isAbove: boolean;
}

/** Every logo with the other shapes of its sheet, and with those of the slides that a layout or master shows it on. */
function* surroundings(rule: BrandRule, context: CheckContext) {
  for (const { logo, placed } of findLogos(rule, context)) {
    const box = placed.shape.frame?.bounds;
    if (box === undefined) continue;
    const { shapes, part } = placed.sheet;
    const at = shapes.indexOf(placed);
    const shownOn = context.view(rule).slides.filter(({ slide }) => slide?.layers.some((layer) => layer.part === part));
    const others = [
      ...shapes.flatMap((other, index) => (other === placed ? [] : neighbour(placed, other, index > at))),
      ...shownOn.flatMap((slide) => slide.shapes.flatMap((other) => neighbour(placed, other, true))),
    ];
    yield { logo, placed, box, others };
  }
}

/** What can be seen beside a logo: groups are as large as their children. */
function neighbour(logo: PlacedShape, placed: PlacedShape, isAbove: boolean): readonly Neighbour[] {
  const { frame, kind, hidden } = placed.shape;
  const counts = frame !== null && kind !== 'group' && !hidden && placed.parent !== logo;
  return counts ? [{ placed, box: frame.bounds, isAbove }] : [];
}

/** What a slide does to the logo of its layout is mended on the slide. */
function reportPair(
  rule: BrandRule,
  logo: PlacedShape,
  { placed }: Neighbour,
  words: { readonly title: string; readonly detail: string },
): Occurrence {
  const [own, other] = placed.sheet === logo.sheet ? [logo, placed] : [placed, logo];
  return reportShape(rule, own, { ...words, besides: [locationOf(other.address)] });
}

function distanceOf(one: Box, two: Box): number {
  const across = Math.max(0, two.x - one.x - one.width, one.x - two.x - two.width);
  const down = Math.max(0, two.y - one.y - one.height, one.y - two.y - two.height);
  return Math.hypot(across, down);
}

/** A logo that was replaced by a newer one (check catalogue, 3.3). */
export const logoWrongVersion = ruleCheck({
  type: 'logo.wrong_version',
  severity: 'high',
  name: 'Current logo',
  summary: 'A picture shows a retired logo.',
  params: { ...LOGO_PARAMS, retired: logoList },
  *find(rule, context): Generator<Occurrence> {
    const current = logosOf(rule);
    const isCurrent = new Set(findLogos(rule, context, current).map(({ placed }) => placed));
    const successor = current[0] === undefined ? '' : `, replaced by "${current[0].id}"`;
    for (const { logo, placed } of findLogos(rule, context, logosOf(rule, 'retired'))) {
      if (isCurrent.has(placed)) continue;
      const detail = `The picture is the logo "${logo.id}"${successor}.`;
      yield reportShape(rule, placed, { title: 'Logo is retired', detail });
    }
  },
});
