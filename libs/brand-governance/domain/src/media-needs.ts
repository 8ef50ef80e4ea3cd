import type { BrandRule } from './brand-rule.ts';
import { checkOf } from './checks/check-catalogue.ts';
import { type Logo, logosOf } from './checks/logos.ts';
import { objectParam, objectsOf, strings, textsOf } from './checks/rule-params.ts';
import type { Guideline } from './guideline.ts';

/** What the rules of a guideline have to know of the parts of a document beyond what these say: of its media and masters. */
export interface MediaNeeds {
  /** Width and height of pictures. */
  readonly pixels: boolean;
  /** SHA-256 of their bytes, for which they are inflated as a whole. */
  readonly hash: boolean;
  /** How they look: the proportions, width over height, of the logos that are known by their looks. */
  readonly looks: readonly Proportions[];
  /** SHA-256 of the masters. */
  readonly masters: boolean;
}

/** Null when a logo does not say its aspect: pictures of any proportions may show it. */
export type Proportions = number | null;

export const NO_MEDIA_NEEDS: MediaNeeds = { pixels: false, hash: false, looks: [], masters: false };

export function mediaNeeds({ rules }: Guideline): MediaNeeds {
  const active = rules.filter((rule) => rule.active);
  const types = active.map(({ type }) => checkOf(type)?.check.type ?? '');
  const logos = types.some((type) => type.startsWith('logo.'));
  return {
    pixels: logos || types.some((type) => type.startsWith('image.')),
    hash: active.some(comparesContent),
    looks: active.flatMap(knownByLooks),
    masters: active.some((rule) => objectsOf(rule, 'masters').some((master) => Object.hasOwn(master, 'sha256'))),
  };
}

/** A rule that names no content has nothing to compare a picture with. */
function comparesContent(rule: BrandRule): boolean {
  const logos = allLogos(rule);
  const ends = ['header', 'footer'].flatMap((end) => strings(objectParam(rule, end)['picture_sha256'] ?? []));
  return [...textsOf(rule, 'approved_sha256'), ...ends].length > 0 || logos.some(({ sha256 }) => sha256.size > 0);
}

function knownByLooks(rule: BrandRule): readonly Proportions[] {
  return allLogos(rule)
    .filter(({ perceptualHashes }) => perceptualHashes.length > 0)
    .map(({ aspect }) => aspect);
}

function allLogos(rule: BrandRule): readonly Logo[] {
  return [...logosOf(rule), ...logosOf(rule, 'retired')];
}
