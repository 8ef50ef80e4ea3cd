import type { Tenant } from '@livery/kernel';
import type { Guideline } from '../guideline.ts';

/** How many documents one simulation judges at most. */
export const MAX_SIMULATED_DOCUMENTS = 1_000;

/** A guideline and its hash. */
export interface VersionedGuideline {
  readonly guideline: Guideline;
  readonly version: string;
}

/** The order to judge the documents of past checks by a guideline that does not hold. */
export interface Simulation {
  /** UUID. */
  readonly id: string;
  readonly tenant: Tenant;
  /** The guideline in force at the moment of the order. */
  readonly inForce: VersionedGuideline;
  /** Its rules that are equal to rules in force have their ids. */
  readonly given: VersionedGuideline;
  /** The UUIDs of the checks whose documents are judged, in this order. */
  readonly checkIds: readonly string[];
  /** Whether there are more documents, which are older. */
  readonly hasMore: boolean;
  readonly created: Date;
}
