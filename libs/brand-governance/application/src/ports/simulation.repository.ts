import type { SimulatedDocument, Simulation } from '@livery/brand-governance-domain';
import type { Tenant, Transaction } from '@livery/kernel';

/** The checks whose documents a simulation judges. */
export interface SimulatedChecks {
  readonly ids: readonly string[];
  /** Whether there are more. */
  readonly hasMore: boolean;
}

/** Simulations that have not ended, and what came of their documents so far. */
export abstract class SimulationRepository {
  /** The UUIDs among those given that are ids of checks of the tenant. */
  abstract existingChecks(tenant: Tenant, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The newest check of each kept document, the newest first. @param since leaves out checks that were created before */
  abstract keptChecks(tenant: Tenant, since: Date | null, limit: number): Promise<SimulatedChecks>;
  abstract insert(simulation: Simulation, transaction: Transaction): Promise<void>;
  abstract find(tenant: Tenant, id: string): Promise<Simulation | null>;
  /** Adds what came of the document at a position. */
  abstract addDocument(
    simulation: Simulation,
    position: number,
    document: SimulatedDocument,
    transaction: Transaction,
  ): Promise<void>;
  /** What came of the documents, in the order of the checks. */
  abstract documents(simulation: Simulation): Promise<readonly SimulatedDocument[]>;
  /** Deletes a simulation with everything that belongs to it. */
  abstract delete(simulation: Simulation, transaction: Transaction): Promise<void>;
}
