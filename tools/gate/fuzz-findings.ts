import { readFile } from 'node:fs/promises';
import type { Counts } from '../build/check-counts.ts';
import { listOf, membersOf } from '../office-proof/json.ts';
import { OPENAPI_FILE } from '../openapi/openapi-file.ts';
import { type Project, projectOf, withDependencies } from './projects.ts';

/** The projects of the operations with a tag of `openapi.json`. Of other operations, every change may be the cause. */
const PROJECTS_OF_TAGS = new Map<string, readonly string[]>([
  ['Platform', ['platform-infrastructure']],
  ['Sign-in', ['platform-infrastructure']],
  ['OAuth', ['platform-infrastructure', 'oauth-server']],
  ['Brand governance', ['brand-governance-infrastructure']],
  ['Events and webhooks', ['delivery-infrastructure']],
  ['Content management', ['content-infrastructure']],
]);
/** How the failures of both fuzzers name an operation. */
const OPERATION = /\b(GET|POST|PUT|PATCH|DELETE) (\/\S*)$/;

/** The projects behind an operation of `openapi.json`, by its name as `POST /brand_rules`. */
export type Owners = ReadonlyMap<string, readonly string[]>;

export async function ownersOfOperations(): Promise<Owners> {
  const paths = membersOf(membersOf(JSON.parse(await readFile(OPENAPI_FILE, 'utf8'))).get('paths'));
  const owners = new Map<string, readonly string[]>();
  for (const [path, methods] of paths) {
    for (const [method, operation] of membersOf(methods)) {
      const projects = PROJECTS_OF_TAGS.get(String(listOf(membersOf(operation).get('tags'))[0]));
      if (projects !== undefined) owners.set(`${method.toUpperCase()} ${path}`, projects);
    }
  }
  return owners;
}

/** The failures of a fuzzer in operations that a change does not touch, and the others. */
export function partition(
  { failures }: Counts,
  files: readonly string[],
  owners: Owners,
  projects: readonly Project[],
): { readonly untouched: readonly string[]; readonly touched: readonly string[] } {
  const changed = new Set(files.map((file) => projectOf(file, projects)?.name ?? ''));
  const isUntouched = (failure: string): boolean => {
    const [, method = '', path = ''] = OPERATION.exec(failure) ?? [];
    const own = owners.get(`${method} ${path}`);
    return own !== undefined && ![...withDependencies(own, projects)].some((project) => changed.has(project));
  };
  return {
    untouched: failures.filter(isUntouched),
    touched: failures.filter((failure) => !isUntouched(failure)),
  };
}
