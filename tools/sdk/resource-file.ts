import { componentOf, type Schema } from './document.ts';
import { methodOf } from './method.ts';
import { capitalized, typeNameOf } from './names.ts';
import type { Operation } from './operations.ts';
import { referencesIn } from './references.ts';

export const HEADER = '// Generated from openapi.json by `npm run openapi`. Do not edit.\n';

/** Where the types that generated code uses come from, relative to a file of a resource. */
const RUNTIME: Readonly<Record<string, string>> = {
  Api: '../../runtime/api.ts',
  Call: '../../runtime/call.ts',
  Download: '../../runtime/download.ts',
  FileSource: '../../runtime/file-source.ts',
  Pages: '../../runtime/pages.ts',
  TimeRange: '../../runtime/query-text.ts',
  RequestOptions: '../../runtime/options.ts',
  ConditionalOptions: '../../runtime/options.ts',
  BackgroundOptions: '../../runtime/options.ts',
  WaitOptions: '../../runtime/options.ts',
};

/** The file with the class of a resource. */
export function resourceFile(resource: string, operations: readonly Operation[]): string {
  const methods = operations.map(methodOf);
  const queries = [...new Set(methods.map(({ queryType }) => queryType).filter((type) => type !== ''))];
  const body = `${queries.join('\n\n')}

/** The operations of ${wordsOf(resource)}. */
export class ${classOf(resource)} {
  constructor(protected readonly api: Api) {}

  ${methods.map(({ code }) => code).join('\n\n')}
}
`;
  return `${HEADER}${importsFor(body, schemasOf(operations))}\n\n${body}`;
}

export function classOf(resource: string): string {
  return `${capitalized(resource)}Resource`;
}

function wordsOf(resource: string): string {
  return resource.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function schemasOf(operations: readonly Operation[]): readonly Schema[] {
  return operations.flatMap(({ input, answer }) => [
    ...(input === undefined ? [] : [input.schema]),
    ...(answer.kind === 'file' ? [] : [answer.schema]),
    ...(answer.kind === 'list' ? [answer.item] : []),
  ]);
}

function importsFor(body: string, schemas: readonly Schema[]): string {
  const uses = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(body);
  const files = Map.groupBy(Object.keys(RUNTIME).filter(uses), (name) => RUNTIME[name] ?? '');
  const runtime = Array.from(files, ([file, names]) => `import type { ${names.join(', ')} } from '${file}';`);
  const types = [...new Set(schemas.flatMap(referencesIn).map(componentOf).map(typeNameOf))].filter(uses).sort();
  return [
    ...runtime,
    ...(body.includes('pathText`') ? ["import { pathText } from '../../runtime/path-text.ts';"] : []),
    ...(types.length > 0 ? [`import type { ${types.join(', ')} } from '../schemas.ts';`] : []),
  ].join('\n');
}
