/** The files beside a data directory that belong to the cluster. */
export function clusterFiles(directory: string) {
  return {
    /** The superuser's password, mode 0600. */
    password: `${directory}.password`,
    /** The port of the last start, so that the next one has the same address. */
    port: `${directory}.port`,
    /** The lock file with the process that owns the cluster. */
    lock: `${directory}.lock`,
    /** The log of the server since its last start. */
    log: `${directory}.log`,
    /** Contains the location of the cluster if the server's user cannot reach the requested directory. */
    location: `${directory}.location`,
    /** The prefix of directories in which a cluster is being created. */
    unfinished: `${directory}.new-`,
  } as const;
}
