import type { JsonObject, JsonSchema } from '@livery/kernel';
import type { Picture } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { LocatedShape } from '../../document-view/located-content.ts';
import type { CheckContext } from '../../judging/check.ts';
import type { Need } from '../../judging/needs.ts';
import {
  defaulted,
  filledListOf,
  listOf,
  numberFrom,
  objectOf,
  param,
  type Params,
  text,
  wholeNumberFrom,
} from '../../judging/param-schemas.ts';
import { numberOf, objectsOf, strings, textMember } from '../../judging/read-rule-params.ts';
import { picturesFor } from '../image/pictures.ts';

const HASH_BITS = 64;

/** A logo with the hashes of its pictures. Vector and bitmap versions share an id (check catalogue, 3.3). */
export interface Logo {
  readonly id: string;
  readonly sha256: ReadonlySet<string>;
  readonly perceptualHashes: readonly string[];
  /** The aspect ratio, width divided by height; null when the rule does not give it. */
  readonly aspect: number | null;
}

export interface FoundLogo {
  readonly logo: Logo;
  readonly located: LocatedShape;
  readonly picture: Picture;
}

const contentHash: JsonSchema = {
  type: 'string',
  pattern: '^[0-9A-Fa-f]{64}$',
  description: 'Sixty-four hexadecimal digits.',
};

const perceptualHashSchema: JsonSchema = {
  type: 'string',
  pattern: '^[0-9A-Fa-f]{16}$',
  description: 'Sixteen hexadecimal digits.',
};

const logo = objectOf(
  {
    id: param(text, 'The name of the logo in findings.'),
    sha256: param(
      listOf(contentHash),
      'The SHA-256 hashes of the files that show the logo, with sixty-four hexadecimal digits each.',
    ),
    phash: param(
      listOf(perceptualHashSchema),
      'Perceptual hashes of the logo: 64 bits as ImageHash computes them, with sixteen hexadecimal digits each.',
    ),
    aspect: param(numberFrom(0.001, 1_000), 'The width of the logo divided by its height.'),
  },
  ['id'],
);

export const logoList = filledListOf(logo);

const DISTANCE = defaulted(
  wholeNumberFrom(0, HASH_BITS),
  8,
  'The largest number of bits, out of 64, in which the perceptual hash of a picture can differ from `phash`.',
);

/** The parameters that all checks on logos have. */
export const LOGO_PARAMS: Params = {
  logos: param(
    logoList,
    'The logos. A picture shows a logo if its content (`sha256`) or its appearance (`phash`) matches.',
  ),
  phash_distance: DISTANCE,
};

/** What all checks on logos need. A logo without any hash is recognised in no picture. */
export const LOGO_NEEDS = [
  ['params.logos'],
  ['params.logos[].sha256', 'params.logos[].phash'],
] as const satisfies readonly Need[];

/** The logos of example rules. */
export const EXAMPLE_LOGOS = {
  logos: [{ id: 'primary', sha256: ['5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef'] }],
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

/** The pictures that show a logo, recognised by the hash of their content, else by their appearance. */
export function findLogos(rule: BrandRule, context: CheckContext, logos = logosOf(rule)): readonly FoundLogo[] {
  if (logos.length === 0) return [];
  const most = numberOf(rule, 'phash_distance', DISTANCE.default);
  const byAppearance = logos.some(({ perceptualHashes }) => perceptualHashes.length > 0);
  return picturesFor(rule, context).flatMap(({ located, picture }) => {
    const logo = logos.find((one) => isSame(one, picture)) ?? nearest(logos, picture, most);
    if (logo !== undefined) return [{ logo, located, picture }];
    if (byAppearance && picture.unseen !== null) {
      context.omit('logo', `How the picture looks is not compared with logos: ${picture.unseen}.`, located.address);
    }
    return [];
  });
}

function isSame({ sha256 }: Logo, picture: Picture): boolean {
  return picture.sha256 !== null && sha256.has(picture.sha256);
}

/** The logo that looks most like a picture, the first of equal ones; undefined when all differ in more than `most` bits. */
function nearest(logos: readonly Logo[], { perceptualHash }: Picture, most: number): Logo | undefined {
  if (perceptualHash === null) return undefined;
  const distances = logos.map(({ perceptualHashes }) =>
    Math.min(...perceptualHashes.map((hash) => bitsApart(hash, perceptualHash))),
  );
  const least = Math.min(...distances);
  return least <= most ? logos[distances.indexOf(least)] : undefined;
}

/** The number of bits in which two hexadecimal hashes differ; all bits when their lengths differ. */
export function bitsApart(one: string, two: string): number {
  if (one.length !== two.length) return HASH_BITS;
  let bits = 0;
  for (let index = 0; index < one.length; index += 1) {
    let difference = Number.parseInt(one.charAt(index), 16) ^ Number.parseInt(two.charAt(index), 16);
    for (; difference > 0; difference >>= 1) bits += difference & 1;
  }
  return bits;
}
