/** The files beside a data directory, which belong to it as much as its content does. */
export function clusterFiles(directory: string) {
  return {
    /** The superuser's password, mode 0600. */
    password: `${directory}.password`,
    /** The port of the last start, so that the next one has the same address. */
    port: `${directory}.port`,
    /** Names the process that owns the cluster. */
    lock: `${directory}.lock`,
    /** What the server says, since its last start. */
    log: `${directory}.log`,
    /** Says where the cluster really is, when the server cannot reach the directory. */
    location: `${directory}.location`,
    /** Prefix of directories in which a cluster is being built. */
    unfinished: `${directory}.new-`,
  } as const;
}
