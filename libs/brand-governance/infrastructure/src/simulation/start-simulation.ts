import { OrderSimulation, type OrderSimulationInput, SimulationRepository } from '@livery/brand-governance-application';
import type { Jobs, QueuedJob } from '@livery/jobs';
import type { Actor, UnitOfWork } from '@livery/kernel';
import { SIMULATION_SCOPES } from '../http/check-scopes.ts';
import { SIMULATE_RULES } from './simulate-rules.job.ts';

export interface RequestedSimulation extends OrderSimulationInput {
  readonly requestedBy: Actor;
}

/** Starts jobs that simulate rules. No event is appended: the record of the simulation is its job. */
export class StartSimulation {
  constructor(
    private readonly orderSimulation: OrderSimulation,
    private readonly simulations: SimulationRepository,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws ParameterInvalid, ParameterMissing */
  async execute({ requestedBy, ...input }: RequestedSimulation): Promise<QueuedJob> {
    const simulation = await this.orderSimulation.execute(input);
    const payload = { simulation: simulation.id };
    const order = { kind: SIMULATE_RULES, payload, scopes: SIMULATION_SCOPES, createdBy: requestedBy };
    return this.unitOfWork.run(async (transaction) => {
      await this.simulations.insert(simulation, transaction);
      return this.jobs.start(input.tenant, order, transaction);
    });
  }
}
