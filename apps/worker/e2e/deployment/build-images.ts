import { execFile } from 'node:child_process';
import { chmod, copyFile, cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CONTEXT, type Instruction, readStages, type Stage, wholeStage } from './dockerfile.ts';

const RUN_TIMEOUT_MS = 240_000;
const run = promisify(execFile);

/** The folder of the base image's Node, relative to the folder of all images. */
export const PROGRAMS = 'programs';

/**
 * Builds every stage of the Dockerfile like `docker build`, each into its own folder in `directory`. COPY respects
 * `.dockerignore`, RUN uses this machine's shell, and this process's Node takes the part of the base image's Node.
 */
export async function buildImages(directory: string): Promise<void> {
  await mkdir(path.join(directory, PROGRAMS), { recursive: true });
  await copyFile(process.execPath, path.join(directory, PROGRAMS, 'node'));
  await chmod(path.join(directory, PROGRAMS, 'node'), 0o755);
  const stages = await readStages();
  for (const stage of stages.filter(hasFilesOfItsOwn)) await buildStage(directory, stages, stage);
}

/** Returns the folder with the files of a stage. A stage that adds no files uses the folder of the stage that it is based on. */
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
    await execute(instruction, { directory, workingDirectory });
  }
}

interface BuildFolders {
  readonly directory: string;
  readonly workingDirectory: string;
}

async function execute({ name, rest }: Instruction, { directory, workingDirectory }: BuildFolders): Promise<void> {
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

/** Returns a function that says whether a file is part of the build context. */
async function contextFilter(): Promise<(source: string) => boolean> {
  const text = await readFile(path.join(CONTEXT, '.dockerignore'), 'utf8');
  const patterns = text.split('\n').filter((line) => line !== '');
  return (source) => !patterns.some((pattern) => path.matchesGlob(path.relative(CONTEXT, source), pattern));
}
