import { setTimeout } from 'node:timers/promises';
import { BytesMissing } from '@livery/blobs';
import { simulationResource, type SimulateDocument, SimulationRepository } from '@livery/brand-governance-application';
import {
  InspectionUnavailable,
  type SimulatedDocument,
  type Simulation,
  summarizeSimulation,
} from '@livery/brand-governance-domain';
import type { TransferableFile } from '@livery/file-transfer';
import { JobKind, type RunningJob } from '@livery/jobs';
import type { JsonObject, JsonValue } from '@livery/kernel';

/** The kind of the jobs that simulate rules. */
export const SIMULATE_RULES = 'brand_governance.simulate_rules';

/** How long a run waits for a processor or a thread before it asks again. */
const RETRY_MS = 1_000;

/** Judges the documents of a simulation one after the other. An interrupted run continues after the last document that was judged. */
export class SimulateRulesJob extends JobKind {
  readonly kind = SIMULATE_RULES;
  /** It may take many minutes, and changes nothing. */
  override readonly isBackground = true;

  /** @param slots the number of threads that judge documents */
  constructor(
    private readonly simulations: SimulationRepository,
    private readonly simulateDocument: SimulateDocument<TransferableFile>,
    override readonly slots: number,
  ) {
    super();
  }

  async run(job: RunningJob): Promise<JsonObject> {
    const ended = job.checkpoint?.['result'];
    if (isObject(ended)) return ended;
    const simulation = await this.simulations.find(job.tenant, simulationOf(job.payload));
    if (simulation === null) throw new Error('The simulation of a job is gone.');
    const total = simulation.checkIds.length;
    for (let position = Number(job.checkpoint?.['done'] ?? 0); position < total; position += 1) {
      await this.step(job, simulation, position);
    }
    return this.end(job, simulation);
  }

  private async step(job: RunningJob, simulation: Simulation, position: number): Promise<void> {
    const document = await this.judge(job, simulation, position);
    const [done, total] = [position + 1, simulation.checkIds.length];
    const step = { checkpoint: { done }, done, total, step: `Document ${done} of ${total}` };
    await job.commit((transaction) => this.simulations.addDocument(simulation, position, document, transaction), step);
    await job.giveWay();
  }

  /**
   * Waits as long as there is no processor, since that says nothing about the document. The first run fails at bytes that are lost, which tells
   * the operator; later runs pass over them.
   */
  private async judge(job: RunningJob, simulation: Simulation, position: number): Promise<SimulatedDocument> {
    for (;;) {
      job.signal.throwIfAborted();
      try {
        return await this.simulateDocument.execute(simulation, position, job.signal);
      } catch (error) {
        if (error instanceof BytesMissing && job.attempt > 1) return { outcome: 'not_kept' };
        if (!(error instanceof InspectionUnavailable)) throw error;
        await setTimeout(RETRY_MS, undefined, { signal: job.signal });
        await job.giveWay();
      }
    }
  }

  /** The checkpoint holds the result when the simulation is deleted, so that a run after a crash can still return it. */
  private async end(job: RunningJob, simulation: Simulation): Promise<JsonObject> {
    const documents = await this.simulations.documents(simulation);
    const result = simulationResource(simulation, summarizeSimulation(simulation, documents), documents);
    const done = documents.length;
    const step = { checkpoint: { result }, done, total: done, step: null };
    await job.commit((transaction) => this.simulations.delete(simulation, transaction), step);
    return result;
  }
}

function simulationOf({ simulation }: JsonObject): string {
  if (typeof simulation !== 'string') throw new Error('The job names no simulation.');
  return simulation;
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
