/** The input of a command. Its results are printed as lines on standard output. */
export interface CommandContext {
  readonly environment: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
}

/** @throws UsageError, ConfigurationError, or what goes wrong */
export type Run = (words: readonly string[], context: CommandContext) => Promise<void>;

export interface Command {
  /** Its arguments and options, for the help text. */
  readonly usage: string;
  readonly summary: string;
  /** Loads the code of this command only. Loading the libraries of all commands would take a second. */
  readonly load: () => Promise<Run>;
}
