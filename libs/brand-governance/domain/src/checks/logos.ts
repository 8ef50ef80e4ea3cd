import type { JsonObject } from '@livery/kernel';
import type { BrandRule } from '../brand-rule.ts';
import { WHOLE_FILE } from '../document/address.ts';
import type { DocumentModel } from '../document/document-model.ts';
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

export const logoList: ParamCheck = listOf(
  objectOf({ id: text, sha256: textList, phash: textList, aspect: numberFrom(0.001, 1_000) }, ['id']),
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
  const most = numberOf(rule, 'phash_distance', 8);
  sayWhatIsNotCompared(context, logos);
  return picturesFor(rule, context).flatMap(({ placed, picture }) => {
    const logo = logos.find((one) => isSame(one, picture)) ?? logos.find((one) => looksLike(one, picture, most));
    return logo === undefined ? [] : [{ logo, placed, picture }];
  });
}

/** A picture that is another file is known by its looks alone, which need its pixels. */
function sayWhatIsNotCompared(context: CheckContext, logos: readonly Logo[]): void {
  const byLooks = logos.some(({ perceptualHashes }) => perceptualHashes.length > 0);
  const pictures = byLooks ? picturesOf(context.model) : [];
  if (pictures.some((picture) => picture?.part != null && picture.perceptualHash === null)) {
    context.omit('logo', 'How pictures look is not compared: logos are found by their content alone.', WHOLE_FILE);
  }
}

function picturesOf(model: DocumentModel): readonly (Picture | null)[] {
  if (model.format === 'docx') {
    return model.stories.flatMap(({ drawings }) => drawings.map(({ shape }) => shape.picture));
  }
  return model.slides.flatMap(({ shapes }) => shapes.map(({ picture }) => picture));
}

function isSame({ sha256 }: Logo, picture: Picture): boolean {
  return picture.sha256 !== null && sha256.has(picture.sha256);
}

function looksLike({ perceptualHashes }: Logo, { perceptualHash }: Picture, most: number): boolean {
  return perceptualHash !== null && perceptualHashes.some((hash) => bitsApart(hash, perceptualHash) <= most);
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
