import type { DocumentChange } from '@livery/office-model';
import type { Finding } from '../finding.ts';
import type { FixProposal } from '../fixing/propose-fixes.ts';
import { isCause, pageOfLocation, shapeOf } from './regions.ts';

/** Where the findings of a proposal stand. */
export type PlacesOf = (proposal: FixProposal) => readonly string[];

type Kind = DocumentChange['kind'];

const LOOKS: readonly Kind[] = ['color', 'theme_color', 'direct_formatting', 'footer', 'remove_shape', 'box'];
const SPACE: readonly Kind[] = [
  'box',
  'footer',
  'size',
  'font',
  'theme_font',
  'text',
  'remove_shape',
  'margins',
  'direct_formatting',
];
const WORDS: readonly Kind[] = ['text', 'footer'];

/** Which kinds of changes can cause findings, by the family of their type. Any change can cause the others. */
const CAUSES: ReadonlyMap<string, readonly Kind[]> = new Map([
  ['contrast', LOOKS],
  ['color', LOOKS],
  ['font', ['font', 'theme_font', 'size', 'direct_formatting', 'text', 'language', 'footer']],
  ['lang', ['language', ...WORDS]],
  ['text', WORDS],
  ['term', WORDS],
  ['shape', SPACE],
  ['image', SPACE],
  ['logo', SPACE],
]);

/** Finds proposals that may have caused a finding. */
type Tier = (finding: Finding, able: readonly FixProposal[]) => readonly FixProposal[];

/**
 * The proposals that may have caused new findings, of those that can at all: those that write in the same shape or paragraph, else those
 * that add shapes to the slide, else those at the cause of the finding, else those for findings in the same shape, else those that write on
 * the same slide, else those that change what many places share. When none of them is near, it is the later half of all proposals, which are
 * the less important ones.
 * @param takesAll whether all of the near ones are taken, since only one round is left
 */
export function suspectsOf(
  fresh: readonly Finding[],
  written: readonly FixProposal[],
  placesOf: PlacesOf,
  takesAll: boolean,
): ReadonlySet<FixProposal> {
  const tiers: readonly Tier[] = [
    within(shapeOf),
    ({ locations }, able) => able.filter((one) => isFooterOn(one, locations)),
    ({ locations }, able) => able.filter(({ edit }) => locations.includes(edit.location)),
    (finding, able) => able.filter((one) => share(placesOf(one), finding.locations, shapeOf)),
    within(pageOfLocation),
    (_, able) => able.filter(({ edit }) => isCause(edit.location)),
  ];
  const suspects = new Set<FixProposal>();
  for (const finding of fresh) {
    const able = ableTo(finding, written);
    for (const tier of tiers) {
      const found = tier(finding, able);
      for (const proposal of found) suspects.add(proposal);
      if (found.length > 0 && !takesAll) break;
    }
  }
  return suspects.size > 0 ? suspects : new Set(takesAll ? written : written.slice(Math.floor(written.length / 2)));
}

function ableTo({ type }: Finding, written: readonly FixProposal[]): readonly FixProposal[] {
  const kinds = CAUSES.get(type.split('.')[0] ?? '');
  const able = kinds === undefined ? written : written.filter(({ edit }) => kinds.includes(edit.change.kind));
  return able.length > 0 ? able : written;
}

/** Finds proposals that write in the same region. */
function within(regionOf: (location: string) => string): Tier {
  return ({ locations }, able) => able.filter(({ edit }) => share([edit.location], locations, regionOf));
}

function share(one: readonly string[], two: readonly string[], regionOf: (location: string) => string): boolean {
  const regions = new Set(one.map(regionOf));
  return two.some((location) => regions.has(regionOf(location)));
}

function isFooterOn({ edit }: FixProposal, locations: readonly string[]): boolean {
  return edit.change.kind === 'footer' && locations.some((location) => location.startsWith(`${edit.location}/`));
}
