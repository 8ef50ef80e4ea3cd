import { checkOf } from './checks/check-catalogue.ts';
import type { Guideline } from './guideline.ts';

/** What the rules of a guideline have to know of the media of a document. */
export interface MediaNeeds {
  /** Width and height of pictures. */
  readonly pixels: boolean;
  /** SHA-256 of their bytes. */
  readonly hash: boolean;
  /** How they look. */
  readonly perceptualHash: boolean;
}

export const NO_MEDIA_NEEDS: MediaNeeds = { pixels: false, hash: false, perceptualHash: false };

export function mediaNeeds({ rules }: Guideline): MediaNeeds {
  const active = rules.filter((rule) => rule.active);
  const types = active.map(({ type }) => checkOf(type)?.check.type ?? '');
  const logos = types.some((type) => type.startsWith('logo.'));
  return {
    pixels: logos || types.some((type) => type.startsWith('image.')),
    hash: logos || types.includes('image.unapproved'),
    perceptualHash: active.some(({ params }) => JSON.stringify(params).includes('"phash"')),
  };
}
