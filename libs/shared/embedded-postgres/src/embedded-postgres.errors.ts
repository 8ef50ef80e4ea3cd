/** The embedded PostgreSQL cannot run. The message says what was found and what to do. It never contains a secret. */
export class EmbeddedPostgresFailed extends Error {
  constructor(message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** Another living process owns the cluster. */
export class EmbeddedPostgresInUse extends EmbeddedPostgresFailed {
  readonly directory: string;
  readonly ownerPid: number;

  constructor(directory: string, ownerPid: number) {
    super(
      `The database cluster in ${directory} is in use by process ${ownerPid}. ` +
        'Stop that process first, or give this one a data directory of its own.',
    );
    this.directory = directory;
    this.ownerPid = ownerPid;
  }
}
