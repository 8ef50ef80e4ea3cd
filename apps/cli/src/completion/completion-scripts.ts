/** A command with its options, as a shell completes them. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
}

export interface CompletedOption {
  /** The name has its hyphens. */
  readonly name: string;
  /** True if a value follows the option. */
  readonly hasValue: boolean;
  readonly summary: string;
}

export const SHELLS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

function bashScript(commands: readonly CompletedCommand[]): string {
  const cases = commands.map(({ name, options }) => `    ${name}) words='${namesOf(options)}' ;;`);
  return `_livery() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words=
  case "$COMP_CWORD \${COMP_WORDS[1]}" in
    1\\ *) words='${commands.map(({ name }) => name).join(' ')} --help --version' ;;
    *) case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    esac ;;
  esac
  [[ $COMP_CWORD == 1 || $word == -* ]] || words=
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _livery livery
`;
}

function zshScript(commands: readonly CompletedCommand[]): string {
  const cases = commands.map(({ name, options }) => {
    const described = options.map((option) => quoted(`${option.name}:${option.summary}`));
    return `    ${name}) options=(${described.join(' ')}) ;;`;
  });
  return `#compdef livery
_livery() {
  local -a commands options
  if (( CURRENT == 2 )); then
    commands=(${commands.map(({ name, summary }) => quoted(`${name}:${summary}`)).join(' ')})
    _describe command commands
    return
  fi
  case "$words[2]" in
${cases.join('\n')}
  esac
  if [[ "$PREFIX" == -* ]]; then _describe -o option options; else _files; fi
}
# The first completion runs this file, which then has to complete.
if [[ "$funcstack[1]" == _livery ]]; then _livery "$@"; else compdef _livery livery; fi
`;
}

function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, summary, options }) => [
    `complete -c livery -f -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ...options.map(
      (option) =>
        `complete -c livery -n '__fish_seen_subcommand_from ${name}' -l ${option.name.slice(2)}${option.hasValue ? ' -r' : ''} -d ${quoted(option.summary)}`,
    ),
  ]);
  return `${lines.join('\n')}\n`;
}

function namesOf(options: readonly CompletedOption[]): string {
  return options.map(({ name }) => name).join(' ');
}

/** Puts a text into single quotes, and leaves out those that it has. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", '')}'`;
}
