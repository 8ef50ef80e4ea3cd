/** A generator of clients for another project, with a program that uses what it generates. */
export interface ClientGenerator {
  /** The name, as reports of tests show it. */
  readonly name: string;
  /** Whether its clients refuse an answer that has a value of an enumeration which they do not know. */
  readonly refusesNewValues?: boolean;
  /**
   * Installs the generator, generates a client from `openapi.json` and compiles it together with a program of ten calls.
   * @param directory an empty directory
   * @returns the program with its parameters; it prints `Printed` as JSON
   * @throws Error with the output of the step that fails
   */
  make(directory: string): Promise<Program>;
}

export interface Program {
  readonly command: string;
  readonly parameters: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** What every program prints: one fact from the answer of each of its ten calls. */
export interface Printed {
  /** `object` of the ping. */
  readonly ping: string;
  /** How many rules the list has. */
  readonly rules: number;
  /** The id of the check of the uploaded deck. */
  readonly check: string;
  /** How many findings the check has when it is read again. */
  readonly kept: number;
  /** The id of the newest check in the list. */
  readonly recent: string;
  /** The type of the newest event about checks. */
  readonly event: string;
  /** The severity of a new rule. */
  readonly created: string;
  /** Whether the new rule was deleted. */
  readonly deleted: boolean;
  /** `object` of the newest key. */
  readonly key: string;
  /** The code of the error for a check that does not exist. */
  readonly missing: string;
}
