import { type AttemptVerdict, isTest, judgeEndpointHealth, saysGone } from '@livery/delivery-domain';
import type { Clock } from '@livery/kernel';
import type { FinishedAttempt } from '../ports/unscoped-delivery-queue.ts';
import type { EndpointKey, HealthyEndpoint, UnscopedEndpointRecovery } from '../ports/unscoped-endpoint-recovery.ts';
import type { RecordEndpointFailure } from '../use-cases/record-endpoint-failure.ts';
import { AtMost } from './at-most.ts';

/** Connections that recording may use, so that endpoints that fail at the same time leave others for claims and results. */
const MAX_RECORDING = 2;
/** An answer that takes longer does not show that an endpoint no longer hangs. */
const PROMPT_MS = 800;

/**
 * Applies written attempts to the health of their endpoints. It runs apart from the ledger, so that an endpoint whose row is
 * locked delays no other endpoint's results. A change that is lost in a crash is made by the endpoint's next attempt.
 */
export class EndpointHealthTracker {
  /** Changes that are under way, by verdict and endpoint. */
  private readonly recording = new Map<string, Promise<boolean>>();
  /** Endpoints that have answered with a success and are not yet recorded as healthy. */
  private healthy = new Map<string, HealthyEndpoint>();
  private readonly turns = new AtMost(MAX_RECORDING);
  private recovering: Promise<void> | null = null;

  constructor(
    private readonly recordEndpointFailure: RecordEndpointFailure,
    private readonly recovery: UnscopedEndpointRecovery,
    private readonly clock: Clock,
    private readonly linger: () => Promise<void>,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Records the endpoint as healthy a little later, together with others. */
  succeeded({ delivery: { tenant, endpoint, sequence }, outcome }: FinishedAttempt): void {
    if (isTest({ sequence })) return;
    const { id } = endpoint;
    const isPrompt = outcome.durationMs < PROMPT_MS || (this.healthy.get(id)?.isPrompt ?? false);
    this.healthy.set(id, { tenant, id, isPrompt });
    this.recovering ??= this.recoverAll().finally(() => (this.recovering = null));
  }

  /** @returns once the failure is recorded: whether the endpoint is still enabled, so that more may be sent to it */
  async failed(attempt: FinishedAttempt): Promise<boolean> {
    const { endpoint } = attempt.delivery;
    if (isTest(attempt.delivery)) return true;
    const verdict: AttemptVerdict = saysGone(attempt.outcome) ? 'gone' : 'failed';
    if (!changesHealth(endpoint, verdict, this.clock.now())) return true;
    // Attempts of an endpoint that fail at the same time lead to the same change, which is made once.
    const key = `${verdict} ${endpoint.id}`;
    const recorded = this.recording.get(key) ?? this.record(attempt, verdict).finally(() => this.recording.delete(key));
    this.recording.set(key, recorded);
    return recorded;
  }

  /** @returns once it is recorded that the endpoints hang */
  async hang(endpoints: readonly EndpointKey[]): Promise<void> {
    await this.recovery.markHanging(endpoints);
  }

  /** @returns once every recovery is written */
  async stop(): Promise<void> {
    await this.recovering;
  }

  private async record({ delivery: { tenant, endpoint } }: FinishedAttempt, verdict: AttemptVerdict): Promise<boolean> {
    try {
      return await this.turns.run(() => this.recordEndpointFailure.execute(tenant, endpoint.id, verdict));
    } catch (error) {
      this.report(error);
      return true;
    }
  }

  private async recoverAll(): Promise<void> {
    while (this.healthy.size > 0) {
      await this.linger();
      const endpoints = [...this.healthy.values()];
      this.healthy = new Map();
      try {
        await this.recovery.recover(endpoints);
      } catch (error) {
        this.report(error);
      }
    }
  }
}

/** Judges by what was known of the endpoint when the delivery was claimed. Most failures change nothing and need no query. */
function changesHealth(endpoint: FinishedAttempt['delivery']['endpoint'], verdict: AttemptVerdict, now: Date): boolean {
  const change = judgeEndpointHealth(endpoint, verdict, now);
  return change !== 'none' && !(change === 'keeps_failing' && endpoint.failureReported);
}
