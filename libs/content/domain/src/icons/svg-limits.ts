/** What an SVG may consist of. A larger one is refused. */
export const SVG_LIMITS = {
  maxBytes: 262_144,
  /** Elements of other namespaces count, too. */
  maxElements: 5_000,
  maxDepth: 32,
  maxAttributes: 64,
  /** In characters: a path with all digits of an honest icon has a few thousand. */
  maxPathData: 131_072,
  /** How many elements are drawn when each `use`, mask and clipping path is replaced by what it refers to. */
  maxDrawnElements: 20_000,
  /** How long a chain of references may be. */
  maxReferences: 16,
} as const;
