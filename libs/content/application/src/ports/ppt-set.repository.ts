import type { PptSet, PptSetKind, SetSlide } from '@livery/content-domain';
import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';

export interface PptSetFilter {
  readonly kind: PptSetKind | null;
  readonly created: CreatedRange;
}

/** Which sets contain a slide. */
export interface HoldingQuery {
  readonly slideId: string;
  /** The UUID after which they begin; null for the first ones. */
  readonly after: string | null;
  readonly most: number;
}

/** A set as it is stored. */
export interface StoredPptSet {
  readonly set: PptSet;
  /** Whether its presentation contains the present versions of all of its slides. */
  readonly isCurrent: boolean;
}

export abstract class PptSetRepository {
  /** Returns the sets that exist, those of deleted assets too, in the order of their ids. */
  abstract findMany(
    tenant: Tenant,
    ids: readonly string[],
    transaction?: Transaction,
  ): Promise<readonly StoredPptSet[]>;
  /** UUIDs of sets that are not deleted, newest first. */
  abstract list(tenant: Tenant, filter: PptSetFilter, page: PageRequest): Promise<Page<string>>;
  /** UUIDs of sets that contain a slide and are not deleted, in ascending order. */
  abstract holding(tenant: Tenant, query: HoldingQuery, transaction?: Transaction): Promise<readonly string[]>;
  /** The slides of those that are sets, in their order, by the UUID of the set. */
  abstract slidesOf(
    tenant: Tenant,
    ids: readonly string[],
    transaction: Transaction,
  ): Promise<ReadonlyMap<string, readonly SetSlide[]>>;
  abstract insert(set: PptSet, transaction: Transaction): Promise<void>;
  /** Stores the slides and the template of a set. */
  abstract update(set: PptSet, transaction: Transaction): Promise<void>;
}
