import { copyFile, glob, mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listProjects } from '../list-projects.ts';
import type { Probe } from './probe.ts';

const CONFIGURATION = [
  'package.json',
  'package-lock.json',
  'nx.json',
  'eslint.config.js',
  '{.,apps/dashboard}/tsconfig*.json',
];
const MANIFESTS = '{apps/*,libs/*/*,tools}/package.json';
const COPIED = [...CONFIGURATION, MANIFESTS, 'tools/architecture/boundaries.ts', 'tools/lint/*'];
const PACKAGES = 'node_modules/@livery';

/** A project without tags, which the probes need. */
const UNTAGGED = { directory: 'libs/shared/untagged', manifest: { name: '@livery/untagged', nx: {} } };

/**
 * Creates a workspace in a temporary directory with this one's projects (each with an empty `index.ts`) and lint
 * configuration, and with the probes as code. The project graph does not include the code, so that no forbidden import is
 * reported as a cycle. @returns the directory, which the caller removes
 */
export async function sketchWorkspace(root: string, probes: readonly Probe[]): Promise<string> {
  const sketch = await mkdtemp(path.join(tmpdir(), 'livery-probes-'));
  for await (const file of glob(COPIED, { cwd: root })) {
    await mkdir(path.dirname(path.join(sketch, file)), { recursive: true });
    await copyFile(path.join(root, file), path.join(sketch, file));
  }
  await write(sketch, `${UNTAGGED.directory}/package.json`, JSON.stringify(UNTAGGED.manifest));
  for (const [file, lines] of Map.groupBy(probes, (probe) => probe.file)) {
    await write(sketch, file, lines.map(({ line }) => `${line}\n`).join(''));
  }
  await write(sketch, '.nxignore', 'src/\n');
  await linkPackages(root, sketch);
  await linkProjects(root, sketch);
  return sketch;
}

async function write(sketch: string, file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(sketch, file)), { recursive: true });
  await writeFile(path.join(sketch, file), text);
}

/** npm packages are those of the workspace. */
async function linkPackages(root: string, sketch: string): Promise<void> {
  await mkdir(path.join(sketch, PACKAGES), { recursive: true });
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    const target = path.join(sketch, 'node_modules', name);
    if (name !== path.basename(PACKAGES)) await symlink(path.join(root, 'node_modules', name), target);
  }
}

/** `@livery/…` names lead to the temporary workspace, as npm links them. */
async function linkProjects(root: string, sketch: string): Promise<void> {
  for (const { directory, name } of await listProjects(root)) {
    await symlink(path.join(sketch, directory), path.join(sketch, 'node_modules', name));
    if (directory !== 'tools') await write(sketch, `${directory}/src/index.ts`, 'export {};\n');
  }
}
