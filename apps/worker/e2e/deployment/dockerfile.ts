import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The root of the repository, which is the build context. */
export const CONTEXT = path.resolve(import.meta.dirname, '../../../..');

export interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** A stage: everything from one `FROM` to the next. */
export interface Stage {
  readonly name: string;
  /** An earlier stage or a published image. */
  readonly from: string;
  readonly instructions: readonly Instruction[];
}

/** Reads the stages of `docker/Dockerfile` in their order. */
export async function readStages(): Promise<readonly Stage[]> {
  const text = await readFile(path.join(CONTEXT, 'docker/Dockerfile'), 'utf8');
  const blocks = text
    .replaceAll(/^#.*\n/gm, '')
    .split(/^FROM /m)
    .slice(1);
  return blocks.map((block) => {
    const [head = '', ...lines] = block.split('\n').filter((line) => line !== '');
    const [, from, name] = /^(\S+) AS (\S+)$/.exec(head) ?? [];
    if (from === undefined || name === undefined) throw new Error(`The Dockerfile has a stage without a name: ${head}`);
    return { name, from, instructions: lines.map(instructionOf) };
  });
}

/** Returns the instructions of a stage, preceded by those of the stages that it is based on. */
export function wholeStage(stages: readonly Stage[], name: string): readonly Instruction[] {
  const stage = stages.find((each) => each.name === name);
  return stage === undefined ? [] : [...wholeStage(stages, stage.from), ...stage.instructions];
}

/** Returns the arguments of the last occurrence of an instruction, which replaces the earlier ones. */
export function lastOf(instructions: readonly Instruction[], name: string): string | undefined {
  return instructions.findLast((instruction) => instruction.name === name)?.rest;
}

/** Parses a command in exec form, `["node", "main.js"]`. With the shell form the shell would not pass signals on. */
export function execForm(text = '[]'): readonly string[] {
  const words: unknown = JSON.parse(text.slice(text.indexOf('[')));
  if (!Array.isArray(words)) throw new Error(`This is not the exec form: ${text}`);
  return words.map(String);
}

function instructionOf(line: string): Instruction {
  const [, name, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
  if (name === undefined || rest === undefined)
    throw new Error(`The Dockerfile has a line that is not an instruction: ${line}`);
  return { name, rest };
}
