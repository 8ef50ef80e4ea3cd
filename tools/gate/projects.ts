import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../build/run-command.ts';
import { listOf, membersOf } from '../office-proof/json.ts';

/** A project of the workspace in the graph of Nx. */
export interface Project {
  readonly name: string;
  /** Relative to the workspace, as `libs/platform/domain`. */
  readonly directory: string;
  /** The names of the projects that it imports. */
  readonly dependencies: readonly string[];
}

/** @throws Error if Nx cannot make its graph */
export async function projectsOf(root: string): Promise<readonly Project[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-gate-'));
  const file = path.join(directory, 'graph.json');
  try {
    const parameters = ['graph', `--file=${file}`];
    const { succeeded, output } = await runCommand({ script: 'node_modules/.bin/nx', parameters, directory: root });
    if (!succeeded) throw new Error(output);
    return parseGraph(await readFile(file, 'utf8'));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Reads the graph as `nx graph --file` writes it. */
export function parseGraph(text: string): readonly Project[] {
  const graph = membersOf(membersOf(JSON.parse(text)).get('graph'));
  const dependencies = membersOf(graph.get('dependencies'));
  return [...membersOf(graph.get('nodes'))].map(([name, node]) => ({
    name,
    directory: String(membersOf(membersOf(node).get('data')).get('root')),
    dependencies: listOf(dependencies.get(name)).map((edge) => String(membersOf(edge).get('target'))),
  }));
}

/** Some projects and all that they depend on. */
export function withDependencies(names: readonly string[], projects: readonly Project[]): ReadonlySet<string> {
  const byName = new Map(projects.map((project) => [project.name, project]));
  const reached = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(byName.get(name)?.dependencies ?? []));
  }
  return reached;
}

/** The project in whose folder a file is; null if there is none but the workspace itself. */
export function projectOf(file: string, projects: readonly Project[]): Project | null {
  return projects.find(({ directory }) => directory !== '.' && file.startsWith(`${directory}/`)) ?? null;
}
