import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** One project of the workspace, as its `package.json` describes it. */
export interface Project {
  /** Relative to the workspace, as `libs/platform/domain`. */
  readonly directory: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** Every project under `apps`, `libs` and `tools`, in the order of their directories. */
export async function listProjects(root: string): Promise<Project[]> {
  const manifests = await Array.fromAsync(glob('{apps/*,libs/*/*,tools}/package.json', { cwd: root }));
  return Promise.all(manifests.sort().map((manifest) => readProject(root, manifest)));
}

async function readProject(root: string, manifest: string): Promise<Project> {
  const parsed: unknown = JSON.parse(await readFile(path.join(root, manifest), 'utf8'));
  const name = textOf(memberOf(parsed, 'name'));
  return {
    directory: path.dirname(manifest),
    name,
    tags: listOf(memberOf(memberOf(parsed, 'nx'), 'tags')).map(textOf),
  };
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
