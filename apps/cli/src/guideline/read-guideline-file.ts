import { readFile } from 'node:fs/promises';
import type { Guideline } from '@livery/brand-governance-domain';
import { readGuideline } from '@livery/brand-governance-infrastructure/offline';
import { DomainError } from '@livery/kernel';
import { CommandLineEnd } from '../command-line.ts';
import { parseJsonFile } from '../parse-json-file.ts';
import { unreadable } from '../system-error.ts';

/** The guideline of a file, or the default rules when no file is given. @throws CommandLineEnd with everything that is wrong */
export async function readGuidelineFile(written: string | undefined): Promise<Guideline> {
  if (written === undefined) return readGuideline({}, new Date());
  const text = await readFile(written, 'utf8').catch((error: unknown) => {
    throw new CommandLineEnd(unreadable(written, error), 2);
  });
  try {
    return await readGuideline(parsed(written, text), new Date());
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw refused(written, problemsOf(error));
  }
}

function parsed(written: string, text: string): unknown {
  try {
    return parseJsonFile(text);
  } catch (error) {
    throw refused(written, [error instanceof Error ? error.message : String(error)]);
  }
}

function refused(written: string, problems: readonly string[]): CommandLineEnd {
  return new CommandLineEnd(problems.map((problem) => `${written}: ${problem}`).join('\n'), 2);
}

/** One line for each problem: `rules[2].pattern: A rule of this type needs a pattern.` No line names its parameter twice. */
function problemsOf({ code, message, param, extras }: DomainError): string[] {
  const listed: unknown = extras['errors'];
  return Array.isArray(listed) ? listed.map(sentence) : [sentence({ code, message, param })];
}

function sentence(problem: unknown): string {
  const { code, message, param } = new Members(problem);
  if (param === null) return message;
  if (code === 'parameter_unknown') return `${param} is not known.`;
  return message.startsWith(param) ? message : `${param}: ${message}`;
}

/** The members of a problem. The list of problems of an error has no type. */
class Members {
  readonly code: string;
  readonly message: string;
  readonly param: string | null;

  constructor(problem: unknown) {
    const members = new Map<string, unknown>(Object.entries(problem ?? {}));
    this.code = String(members.get('code'));
    this.message = String(members.get('message'));
    const param = members.get('param');
    this.param = typeof param === 'string' ? param : null;
  }
}
