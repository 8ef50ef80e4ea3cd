import { FUZZERS, type Part, type Subject } from './parts.ts';
import { type Project, projectOf, withDependencies } from './projects.ts';

export interface Chosen {
  readonly part: Part;
  readonly extent: 'whole' | 'sample' | 'left out';
  /** Why, for a reader of the log. */
  readonly reason: string;
}

/** What was changed since the last whole run, or why everything runs whole. */
export type Changes = { readonly files: readonly string[] } | { readonly unknown: string };

/** Texts, and what the static checks of `npm test` or a part that always runs whole proves. */
const SELECT_NOTHING = [
  /^docs\//,
  /^[^/]+\.md$/,
  /^(?:CODEOWNERS|LICENSE|eslint\.config\.js|nx\.json|tsconfig[^/]*\.json|\.prettier\w+(?:\.json)?|\.editorconfig|\.gitignore|\.dockerignore)$/,
  /^(?:docker|ops)\//,
  /^tools\/(?:architecture|benchmarks|cli|clients|documentation|first-run|lint|mutation|openapi|scripts|sdk)\//,
];
/** In a folder of `tools` that is not named here or above, every file is unknown. */
const PROJECT_OF_TOOLS = 'tools';

/** Decides which parts run whole, which take a sample, and which of the fuzzers is left out. */
export function choose(
  parts: readonly Part[],
  changes: Changes,
  projects: readonly Project[],
  seed: number,
): readonly Chosen[] {
  if ('unknown' in changes) return all(parts, changes.unknown);
  const files = changes.files.filter((file) => !SELECT_NOTHING.some((pattern) => pattern.test(file)));
  const unknown = files.find((file) => !isKnown(file, parts, projects));
  if (unknown !== undefined) return all(parts, `${unknown} may touch everything`);
  return parts.map((part) => {
    if (part.subject === undefined) return { part, extent: 'whole', reason: 'always' };
    const touching = touchingFile(part.subject, files, projects);
    if (touching !== undefined) return { part, extent: 'whole', reason: `touched by ${touching}` };
    const [one, other] = FUZZERS;
    const resting = seed % 2 === 0 ? other : one;
    return { part, extent: part.name === resting ? 'left out' : 'sample', reason: 'not touched' };
  });
}

function all(parts: readonly Part[], reason: string): readonly Chosen[] {
  return parts.map((part) => ({ part, extent: 'whole', reason }));
}

/** The first of some files that touches a subject. */
function touchingFile(subject: Subject, files: readonly string[], projects: readonly Project[]): string | undefined {
  const reached = withDependencies(subject.projects, projects);
  return files.find(
    (file) =>
      subject.paths.some((start) => file.startsWith(start)) || reached.has(projectOf(file, projects)?.name ?? ''),
  );
}

/** Whether it is known what the file may touch: its project, or a part that names it. */
function isKnown(file: string, parts: readonly Part[], projects: readonly Project[]): boolean {
  const project = projectOf(file, projects);
  if (project !== null && project.name !== PROJECT_OF_TOOLS) return true;
  return parts.some(({ subject }) => subject?.paths.some((start) => file.startsWith(start)) ?? false);
}
