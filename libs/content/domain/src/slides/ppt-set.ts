import { DomainError, publicId, type Tenant } from '@livery/kernel';
import { parameterInvalid } from '../content.errors.ts';
import { MAX_SLIDES } from './slide-asset.ts';

export const PPT_SET_KINDS = ['template', 'deck', 'snippet'] as const;

export type PptSetKind = (typeof PPT_SET_KINDS)[number];

/** A slide in a set, as a caller asks for it. */
export interface SetSlideDraft {
  /** The UUID of the slide. */
  readonly slideId: string;
  /** Whether no download of the set may leave it out. */
  readonly isRequired: boolean;
  /** Whether every download of the set has it in its order among the others. */
  readonly isLocked: boolean;
}

/** A slide in a set. */
export interface SetSlide extends SetSlideDraft {
  /** The SHA-256 of the slide's file when it became part of the set's presentation. */
  readonly composedHash: string;
}

/** A presentation whose size and defaults those of a set are. It is the version of the asset when the set was composed. */
export interface SetTemplate {
  readonly assetId: string;
  readonly contentHash: string;
}

/** Why the presentation of a set could not be composed again after a slide was changed. */
export interface CompositionError {
  readonly code: string;
  /** A sentence for people. */
  readonly message: string;
  readonly since: Date;
}

/** Slides in an order. Their presentation is the content of the asset of the same UUID. */
export interface PptSet {
  readonly id: string;
  readonly tenant: Tenant;
  readonly kind: PptSetKind;
  readonly template: SetTemplate | null;
  /** In their order; each slide once. */
  readonly slides: readonly SetSlide[];
  /** Null unless the last attempt has failed. */
  readonly compositionError: CompositionError | null;
  readonly created: Date;
}

/** Checks the slides that a set is to have. @throws DomainError `parameter_invalid`, `parameter_missing` */
export function checkedSetSlides(slides: readonly SetSlideDraft[]): readonly SetSlideDraft[] {
  if (slides.length === 0)
    throw new DomainError('invalid', 'parameter_missing', 'A set has at least one slide.', { param: 'slides' });
  if (slides.length > MAX_SLIDES) throw parameterInvalid('slides', `A set has at most ${MAX_SLIDES} slides.`);
  const places = new Map<string, number>();
  for (const [index, { slideId }] of slides.entries()) {
    const first = places.get(slideId);
    if (first !== undefined) {
      throw parameterInvalid(
        `slides[${index}].slide_asset`,
        `A set has each slide once: slides[${index}] is the same as slides[${first}].`,
      );
    }
    places.set(slideId, index);
  }
  return slides;
}

/**
 * Chooses slides of a set in the order of their ids.
 * @param ids UUIDs of slides
 * @throws DomainError `parameter_invalid` if one is not in the set or is named twice, a required one is missing, or a locked one changes its
 *   order among the others
 */
export function chooseSlides({ slides }: PptSet, ids: readonly string[]): readonly SetSlide[] {
  const places = new Map(slides.map(({ slideId }, place) => [slideId, place]));
  const chosen = ids.map((id) => places.get(id) ?? -1);
  const unknown = ids.filter((id) => !places.has(id));
  if (unknown.length > 0) throw refused('The set does not contain', unknown);
  if (new Set(ids).size < ids.length) throw parameterInvalid('slides', 'slides names each slide once.');
  if (ids.length === 0) throw parameterInvalid('slides', 'slides names at least one slide.');
  const missing = slides.filter(({ slideId, isRequired }) => isRequired && !ids.includes(slideId));
  if (missing.length > 0)
    throw refused(
      'The set requires',
      missing.map(({ slideId }) => slideId),
    );
  assertOrder(slides, chosen);
  return chosen.flatMap((place) => slides[place] ?? []);
}

/** @throws DomainError `parameter_invalid` with the first two slides that have changed their order although one of them is locked */
function assertOrder(slides: readonly SetSlide[], chosen: readonly number[]): void {
  for (const [at, place] of chosen.entries()) {
    const later = slides[place];
    const isFixed = (other: number): boolean => [later, slides[other]].some((slide) => slide?.isLocked === true);
    const found = chosen.slice(at + 1).find((other) => other < place && isFixed(other));
    const earlier = found === undefined ? undefined : slides[found];
    if (later === undefined || earlier === undefined) continue;
    const [first, second] = [publicId('slide', earlier.slideId), publicId('slide', later.slideId)];
    const locked = [earlier, later].filter(({ isLocked }) => isLocked).map(({ slideId }) => publicId('slide', slideId));
    const why = locked.length === 1 ? `${locked.join()} is locked` : 'both are locked';
    throw parameterInvalid('slides', `${first} comes before ${second} in the set, and ${why}. Keep their order.`);
  }
}

function refused(what: string, ids: readonly string[]): DomainError {
  const named = ids.slice(0, 10).map((id) => publicId('slide', id));
  return parameterInvalid('slides', `${what} ${named.join(', ')}${ids.length > named.length ? ' and others' : ''}.`);
}
