import type { MediaNeeds, Proportions } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import { type Logo, logosOf } from '../checks/logo/logos.ts';
import type { Guideline } from '../guideline.ts';
import { checkOf } from './check-catalogue.ts';
import { objectParam, objectsOf, strings, textsOf } from './read-rule-params.ts';

/** What readers have to find out about media and masters, so that the active rules of a guideline can be judged. */
export function mediaNeeds({ rules }: Guideline): MediaNeeds {
  const active = rules.filter((rule) => rule.active);
  const types = active.map(({ type }) => checkOf(type)?.check.type ?? '');
  const logos = types.some((type) => type.startsWith('logo.'));
  return {
    pixels: logos || types.some((type) => type.startsWith('image.')),
    hash: active.some(comparesContent),
    looks: active.flatMap(knownByAppearance),
    masters: active.some((rule) => objectsOf(rule, 'masters').some((master) => Object.hasOwn(master, 'sha256'))),
  };
}

/** Whether a rule compares the content of pictures: whether it names any hash of one. */
function comparesContent(rule: BrandRule): boolean {
  const logos = allLogos(rule);
  const ends = ['header', 'footer'].flatMap((end) => strings(objectParam(rule, end)['picture_sha256'] ?? []));
  return [...textsOf(rule, 'approved_sha256'), ...ends].length > 0 || logos.some(({ sha256 }) => sha256.size > 0);
}

function knownByAppearance(rule: BrandRule): readonly Proportions[] {
  return allLogos(rule)
    .filter(({ perceptualHashes }) => perceptualHashes.length > 0)
    .map(({ aspect }) => aspect);
}

function allLogos(rule: BrandRule): readonly Logo[] {
  return [...logosOf(rule), ...logosOf(rule, 'retired')];
}
