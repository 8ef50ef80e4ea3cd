/** How one part refers to another, or to something outside of the package (ECMA-376 part 2, 9.3). */
export interface Relationship {
  readonly id: string;
  /** The last word of the URI of its type, as transitional files spell it: `slideLayout`, `extended-properties`. */
  readonly kind: string;
  /** The whole URI of its type, as the file writes it. */
  readonly type: string;
  /** A part name with a leading slash; as it is written when it is external or points above the root. */
  readonly target: string;
  readonly external: boolean;
  /** What follows the part name in a target inside of the package: `#_ftn1`. External targets contain theirs. */
  readonly fragment?: string;
}
