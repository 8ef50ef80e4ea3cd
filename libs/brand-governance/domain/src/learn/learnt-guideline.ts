import type { Guideline } from '../guideline.ts';
import type { Confidence } from './places.ts';

/** Why a value is part of what was learnt. */
export interface Evidence {
  /** The path of the value in the draft: `palettes[0].colors[3]`, `rules[2].params.by_placeholder.title`. */
  readonly path: string;
  readonly confidence: Confidence;
  /** How often the template uses or says it. */
  readonly seen: number;
  /** Where it is set, of very many places the first. */
  readonly locations: readonly string[];
}

/** What a template does against itself. */
export interface TemplateWarning {
  /** The type of the check whose finding it is, or `template` for what no check reports. */
  readonly type: string;
  readonly message: string;
  readonly locations: readonly string[];
}

/** A guideline that was learnt from a template. */
export interface LearntGuideline {
  readonly guideline: Guideline;
  readonly evidence: readonly Evidence[];
  readonly warnings: readonly TemplateWarning[];
  /** How many findings the template itself has by what was learnt, on colours, fonts, sizes and layouts. With any, it cannot be applied. */
  readonly openFindings: number;
}
