#!/usr/bin/env node
import { ConfigurationError, failureText } from '@livery/runtime';
import { COMMANDS } from './commands.ts';
import { UsageError } from './usage-error.ts';

const FAILED = 1;
const NOT_UNDERSTOOD = 2;

const HELP = `livery-admin: what whoever runs Livery may do without a credential.

Usage: npm run livery -- <command> [options]

${Object.entries(COMMANDS)
  .map(([name, { usage, summary }]) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`)
  .join('\n')}

DATABASE_URL says which database; LIVERY_SECRET_KEYS is needed where secrets are made. Exit codes: 0 done, 1 failed,
2 not understood or not configured.
`;

/** @returns the exit code */
async function main(words: readonly string[]): Promise<number> {
  const name = [words.slice(0, 2).join(' '), words[0] ?? ''].find((known) => known in COMMANDS);
  const command = name === undefined ? undefined : COMMANDS[name];
  if (words.length === 0 || words.includes('--help') || words.includes('-h')) {
    console.log(command === undefined ? HELP : `Usage: ${name ?? ''} ${command.usage}\n\n${command.summary}`);
    return 0;
  }
  if (name === undefined || command === undefined) throw new UsageError(`There is no command ${words.join(' ')}.`);
  await command.run(words.slice(name.split(' ').length));
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(failureText(error));
  const isMisunderstood = error instanceof UsageError || error instanceof ConfigurationError;
  if (error instanceof UsageError) console.error('See npm run livery -- --help.');
  process.exitCode = isMisunderstood ? NOT_UNDERSTOOD : FAILED;
}
