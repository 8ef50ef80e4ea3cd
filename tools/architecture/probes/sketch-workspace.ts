import { copyFile, glob, mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listProjects } from '../list-projects.ts';
import type { Probe } from './probe.ts';

const CONFIGURATION = ['package.json', 'package-lock.json', 'nx.json', 'eslint.config.js', 'tsconfig*.json'];
const MANIFESTS = '{apps/*,libs/*/*,tools}/package.json';
const COPIED = [...CONFIGURATION, MANIFESTS, 'tools/architecture/boundaries.ts'];
const PACKAGES = 'node_modules/@livery';

/** A project that nobody tagged, which the probes need and the workspace lacks. */
const UNTAGGED = { directory: 'libs/shared/untagged', manifest: { name: '@livery/untagged', nx: {} } };

/**
 * Makes, in a temporary directory, a workspace with this one's projects (each an empty `index.ts`) and lint
 * configuration, and with the probes for code. The graph is kept from seeing the code, so that no wrong import is
 * reported as a circle. Returns the directory; whoever asked removes it.
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

/** npm packages are the workspace's own. */
async function linkPackages(root: string, sketch: string): Promise<void> {
  await mkdir(path.join(sketch, PACKAGES), { recursive: true });
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    const target = path.join(sketch, 'node_modules', name);
    if (name !== path.basename(PACKAGES)) await symlink(path.join(root, 'node_modules', name), target);
  }
}

/** `@livery/…` names lead to the sketch, as npm links them in the workspace. */
async function linkProjects(root: string, sketch: string): Promise<void> {
  for (const { directory, name } of await listProjects(root)) {
    await symlink(path.join(sketch, directory), path.join(sketch, 'node_modules', name));
    if (directory !== 'tools') await write(sketch, `${directory}/src/index.ts`, 'export {};\n');
  }
}
