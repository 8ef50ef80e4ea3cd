import path from 'node:path';
import type { ExecutorContext, ProjectConfiguration, TaskGraph } from '@nx/devkit';
import { ESLint } from 'eslint';

/** The options of one target, as `lint-options.json` describes them. */
interface LintOptions {
  readonly files?: string;
}

interface LintResult {
  readonly success: boolean;
  readonly terminalOutput: string;
}

/** Lints several projects with one ESLint, so that they share the programs of typed rules. @returns the result of each task */
export async function lintProjects(
  { tasks }: TaskGraph,
  options: Readonly<Record<string, LintOptions>>,
  _overrides: LintOptions,
  context: ExecutorContext,
): Promise<Record<string, LintResult>> {
  const scopes = Object.values(tasks).map(({ id, target }) => {
    const directory = directoryOf(context.projectsConfigurations.projects[target.project]);
    return { id, directory, pattern: path.posix.join(directory, options[id]?.files ?? '') };
  });
  // As the command of ESLint does: the programs are not watched.
  process.env['TSESTREE_SINGLE_RUN'] = 'true';
  const eslint = new ESLint({ cwd: context.root });
  const results = await eslint.lintFiles(scopes.map(({ pattern }) => pattern));
  const formatter = await eslint.loadFormatter('stylish');
  const verdicts = scopes.map(async ({ id, directory, pattern }) => {
    const own = results.filter(({ filePath }) => isIn(path.relative(context.root, filePath), directory));
    if (own.length === 0) throw new Error(`${pattern} matches no file.`);
    const success = own.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
    const terminalOutput = await formatter.format(own);
    if (!success) console.error(terminalOutput);
    return [id, { success, terminalOutput }] as const;
  });
  return Object.fromEntries(await Promise.all(verdicts));
}

/** Lints the project of one task, without others. */
export async function lintProject(options: LintOptions, context: ExecutorContext): Promise<{ success: boolean }> {
  const { projectName = '', targetName = '', taskGraph } = context;
  const id = `${projectName}:${targetName}`;
  const task = taskGraph?.tasks[id];
  if (taskGraph === undefined || task === undefined) throw new Error(`Nx did not plan ${id}.`);
  const results = await lintProjects({ ...taskGraph, tasks: { [id]: task } }, { [id]: options }, {}, context);
  return { success: results[id]?.success ?? false };
}

function directoryOf(project: ProjectConfiguration | undefined): string {
  if (project === undefined) throw new Error('Nx does not know this project.');
  return project.root;
}

/** Whether a file is in the folder of a project. The root's own files are in no folder. */
function isIn(file: string, directory: string): boolean {
  return directory === '.' ? !file.includes(path.sep) : file.startsWith(`${directory}${path.sep}`);
}
