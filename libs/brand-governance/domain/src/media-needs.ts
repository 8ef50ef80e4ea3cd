import type { BrandRule } from './brand-rule.ts';
import { checkOf } from './checks/check-catalogue.ts';
import { type Logo, logosOf } from './checks/logos.ts';
import { objectParam, objectsOf, strings, textsOf } from './checks/rule-params.ts';
import type { MediaNeeds, Proportions } from './document/media-needs.ts';
import type { Guideline } from './guideline.ts';

/** What the active rules of a guideline need to know of media and masters. */
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
