import { clearAbandonedServer } from './clear-abandoned-server.ts';
import { EmbeddedPostgresFailed } from './embedded-postgres.errors.ts';
import { launchServer } from './launch-server.ts';
import type { PostgresServer, PostgresServerOptions } from './postgres-server.ts';

export interface SupervisionReports {
  readonly onProgress: (message: string) => void;
  /** Is called when the server has ended unexpectedly and is not started again. */
  readonly onLost: (error: Error) => void;
}

/** A server that is started again, once and on the same port, if it ends unexpectedly. */
export class SupervisedServer {
  #server: PostgresServer;
  readonly #options: PostgresServerOptions;
  readonly #reports: SupervisionReports;
  #restart: Promise<void> | undefined;
  #isStopping = false;

  constructor(server: PostgresServer, options: PostgresServerOptions, reports: SupervisionReports) {
    this.#server = server;
    this.#options = options;
    this.#reports = reports;
    this.#watch();
  }

  /** Stops the server (fast shutdown): open connections end, and every commit is kept. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#restart;
    await this.#server.stop();
  }

  #watch(): void {
    void this.#server.ended.then((outcome) => {
      if (this.#isStopping) return;
      if (this.#restart === undefined) this.#restart = this.#startAgain(outcome);
      else this.#reports.onLost(new EmbeddedPostgresFailed(`PostgreSQL ended again, with ${outcome}.`));
    });
  }

  async #startAgain(outcome: string): Promise<void> {
    const { directory } = this.#options;
    const { onProgress, onLost } = this.#reports;
    onProgress(`PostgreSQL ended with ${outcome}, starting it again`);
    try {
      await clearAbandonedServer(directory, onProgress);
      this.#server = await launchServer(this.#options);
      this.#watch();
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      onLost(new EmbeddedPostgresFailed(`PostgreSQL ended with ${outcome}, then: ${reason}`, { cause }));
    }
  }
}
