/** Runs a command. @returns its exit code @throws CommandLineEnd if its words are wrong or ask for help */
export type RunCommand = (words: readonly string[]) => Promise<number>;

export interface Command {
  /** One line, for the list of all commands. */
  readonly summary: string;
  /** Loads the code of this command only, so that the others cost no time. */
  readonly load: () => Promise<RunCommand>;
}
