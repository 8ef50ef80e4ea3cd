/** The size of a shape in points, and its adjust values as fractions. */
export interface PresetSize {
  readonly width: number;
  readonly height: number;
  /** The adjust value with this name, or else the other, as a fraction between 0 and 1. */
  readonly adjust: (name: string, otherwise: number) => number;
  /** The adjust value with this name as degrees. */
  readonly angle: (name: string, otherwise: number) => number;
}
