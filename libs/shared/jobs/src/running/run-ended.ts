/** Why a run has to end before its work is done. These are the reasons of its abort signal. */
export class RunEnded extends Error {
  constructor(
    readonly why: 'lease_lost' | 'cancelled' | 'worker_stops' | 'gives_way',
    message: string,
  ) {
    super(message);
    this.name = 'RunEnded';
  }
}

export const leaseLost = (): RunEnded => new RunEnded('lease_lost', 'Another worker has the job, or it is gone.');
export const jobCancelled = (): RunEnded => new RunEnded('cancelled', 'The job was cancelled.');
export const slotGivenAway = (): RunEnded => new RunEnded('gives_way', 'A job of another organization has its turn.');
export const workerStops = (): RunEnded => new RunEnded('worker_stops', 'The worker stops. Another one continues.');
