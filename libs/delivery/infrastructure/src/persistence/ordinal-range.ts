/** The first and the last of the ordinals of deliveries that a list may have. */
export interface OrdinalRange {
  readonly first: number;
  readonly last: number;
}

export const EVERYTHING: OrdinalRange = { first: 1, last: Number.MAX_SAFE_INTEGER };
export const NOTHING: OrdinalRange = { first: Number.MAX_SAFE_INTEGER, last: 0 };

export function overlap(ranges: readonly OrdinalRange[]): OrdinalRange {
  return { first: Math.max(...ranges.map(({ first }) => first)), last: Math.min(...ranges.map(({ last }) => last)) };
}
