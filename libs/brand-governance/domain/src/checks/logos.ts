import type { JsonObject } from '@livery/kernel';
import type { BrandRule } from '../brand-rule.ts';
import type { Picture } from '../document/picture.ts';
import type { CheckContext } from './check.ts';
import type { PlacedShape } from './places.ts';
import { picturesFor } from './image-checks.ts';
import { type ParamCheck, listOf, numberFrom, objectOf, text, textList, wholeNumberFrom } from './param-checks.ts';
import { numberOf, objectsOf, strings, textMember } from './rule-params.ts';

const HASH_BITS = 64;

/** A reference picture of a logo: vector and bitmap twins share an id (check catalogue, 3.3). */
export interface Logo {
  readonly id: string;
  readonly sha256: ReadonlySet<string>;
  readonly perceptualHashes: readonly string[];
  /** Width over height; null when it is not given. */
  readonly aspect: number | null;
}

export interface FoundLogo {
  readonly logo: Logo;
  readonly placed: PlacedShape;
  readonly picture: Picture;
}

const looks: ParamCheck = (value) =>
  typeof value === 'string' && /^[0-9a-f]{16}$/i.test(value) ? null : 'must be sixteen hexadecimal digits.';

export const logoList: ParamCheck = listOf(
  objectOf({ id: text, sha256: textList, phash: listOf(looks), aspect: numberFrom(0.001, 1_000) }, ['id']),
);

/** The parameters of all checks on logos. */
export const LOGO_PARAMS: Readonly<Record<string, ParamCheck>> = {
  logos: logoList,
  phash_distance: wholeNumberFrom(0, HASH_BITS),
};

export function logosOf(rule: BrandRule, member = 'logos'): readonly Logo[] {
  return objectsOf(rule, member).map((facts: JsonObject) => {
    const aspect = facts['aspect'];
    return {
      id: textMember(facts, 'id') ?? '',
      sha256: new Set(strings(facts['sha256'] ?? []).map((hash) => hash.toLowerCase())),
      perceptualHashes: strings(facts['phash'] ?? []).map((hash) => hash.toLowerCase()),
      aspect: typeof aspect === 'number' ? aspect : null,
    };
  });
}

/** The pictures that show a logo: by the hash of their content, then by how they look. */
export function findLogos(rule: BrandRule, context: CheckContext, logos = logosOf(rule)): readonly FoundLogo[] {
  if (logos.length === 0) return [];
  const most = numberOf(rule, 'phash_distance', 8);
  const byLooks = logos.some(({ perceptualHashes }) => perceptualHashes.length > 0);
  return picturesFor(rule, context).flatMap(({ placed, picture }) => {
    const logo = logos.find((one) => isSame(one, picture)) ?? nearest(logos, picture, most);
    if (logo !== undefined) return [{ logo, placed, picture }];
    if (byLooks && picture.unseen !== null) {
      context.omit('logo', `How the picture looks is not compared with logos: ${picture.unseen}.`, placed.address);
    }
    return [];
  });
}

function isSame({ sha256 }: Logo, picture: Picture): boolean {
  return picture.sha256 !== null && sha256.has(picture.sha256);
}

/** The logo that looks most like the picture, the first of equals. */
function nearest(logos: readonly Logo[], { perceptualHash }: Picture, most: number): Logo | undefined {
  if (perceptualHash === null) return undefined;
  const distances = logos.map(({ perceptualHashes }) =>
    Math.min(...perceptualHashes.map((hash) => bitsApart(hash, perceptualHash))),
  );
  const least = Math.min(...distances);
  return least <= most ? logos[distances.indexOf(least)] : undefined;
}

/** How many bits of two hexadecimal hashes differ; all of them when they are not of one length. */
export function bitsApart(one: string, two: string): number {
  if (one.length !== two.length) return HASH_BITS;
  let bits = 0;
  for (let index = 0; index < one.length; index += 1) {
    let difference = Number.parseInt(one.charAt(index), 16) ^ Number.parseInt(two.charAt(index), 16);
    for (; difference > 0; difference >>= 1) bits += difference & 1;
  }
  return bits;
}
