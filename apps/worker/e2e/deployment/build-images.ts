import { execFile } from 'node:child_process';
import { chmod, copyFile, cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CONTEXT, type Instruction, readStages, type Stage, wholeStage } from './dockerfile.ts';

const RUN_TIMEOUT_MS = 240_000;
const run = promisify(execFile);

/** Where the Node of the base image is, below the folder of all images. */
export const PROGRAMS = 'programs';

/**
 * Does what `docker build` would do for every stage of the Dockerfile, each in a folder of its own below `directory`: COPY with
 * `.dockerignore`, RUN by this machine's shell. This Node stands for the one of the base image.
 */
export async function buildImages(directory: string): Promise<void> {
  await mkdir(path.join(directory, PROGRAMS), { recursive: true });
  await copyFile(process.execPath, path.join(directory, PROGRAMS, 'node'));
  await chmod(path.join(directory, PROGRAMS, 'node'), 0o755);
  const stages = await readStages();
  for (const stage of stages.filter(hasFilesOfItsOwn)) await buildStage(directory, stages, stage);
}

/** The folder with the files of a stage; one that only adds settings has those of the stage below it. */
export function folderOf(stages: readonly Stage[], name: string): string {
  const stage = stages.find((each) => each.name === name);
  return stage === undefined || hasFilesOfItsOwn(stage) ? name : folderOf(stages, stage.from);
}

function hasFilesOfItsOwn({ instructions }: Stage): boolean {
  return instructions.some(({ name }) => name === 'COPY' || name === 'RUN');
}

async function buildStage(directory: string, stages: readonly Stage[], stage: Stage): Promise<void> {
  const root = path.join(directory, stage.name);
  await mkdir(root);
  let workingDirectory = root;
  for (const instruction of wholeStage(stages, stage.name)) {
    if (instruction.name === 'WORKDIR') workingDirectory = path.join(root, instruction.rest);
    await mkdir(workingDirectory, { recursive: true });
    await follow(instruction, { directory, workingDirectory });
  }
}

async function follow({ name, rest }: Instruction, place: { directory: string; workingDirectory: string }) {
  const { directory, workingDirectory } = place;
  if (name === 'RUN') {
    const PATH = [path.join(directory, PROGRAMS), process.env['PATH']].join(path.delimiter);
    const env = { ...process.env, PATH, NODE_OPTIONS: '', NODE_ENV: '' };
    await run('sh', ['-c', rest], { cwd: workingDirectory, env, timeout: RUN_TIMEOUT_MS });
  }
  if (name === 'COPY') {
    const [, from, source = '', target = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest) ?? [];
    const destination = path.join(workingDirectory, target, target.endsWith('/') ? path.basename(source) : '');
    const options = { recursive: true, verbatimSymlinks: true };
    if (from !== undefined) await cp(path.join(directory, from, source), destination, options);
    else await cp(path.join(CONTEXT, source), destination, { ...options, filter: await contextFilter() });
  }
}

/** Whether a file is part of the build's context. */
async function contextFilter(): Promise<(source: string) => boolean> {
  const text = await readFile(path.join(CONTEXT, '.dockerignore'), 'utf8');
  const patterns = text.split('\n').filter((line) => line !== '');
  return (source) => !patterns.some((pattern) => path.matchesGlob(path.relative(CONTEXT, source), pattern));
}
