import type { OpenApiDocument } from '../document.ts';
import type { Operation } from '../operations.ts';
import { classOf } from '../resource-file.ts';
import { pythonName } from './python-names.ts';
import { pythonMethod } from './python-method.ts';
import { HEADER } from './schemas-module.ts';

/** Where the names that generated code uses come from: a package of the library or of Python. */
const SOURCES: readonly (readonly [module: string, names: readonly string[]])[] = [
  ['collections.abc', ['Iterator', 'Mapping', 'Sequence']],
  ['typing', ['Any', 'Literal']],
  ['livery.options', ['BackgroundOptions', 'ConditionalOptions', 'RequestOptions', 'TimeRange', 'WaitOptions']],
  ['livery.runtime.api', ['Api']],
  ['livery.runtime.download', ['Download']],
  ['livery.runtime.file_source', ['FileSource']],
  ['livery.runtime.pages', ['Pages']],
  ['livery.runtime.plain_text', ['segment']],
  ['livery.runtime.request', ['ApiRequest']],
  ['livery.runtime.unset', ['UNSET', 'Unset', 'given']],
];

/** The module with the class of a resource. */
export function resourceModule(document: OpenApiDocument, { resource, operations, types }: ResourceFacts): string {
  const words = pythonName(resource).replaceAll('_', ' ');
  const methods = operations.map((operation) => pythonMethod(document, operation)).join('\n');
  const body = `class ${classOf(resource)}:
    """The operations of ${words}."""

    def __init__(self, api: Api) -> None:
        self._api = api

${methods}`;
  return `${HEADER}"""The operations of ${words}."""

from __future__ import annotations

${importsFor(body, types)}


${body}`;
}

export interface ResourceFacts {
  readonly resource: string;
  readonly operations: readonly Operation[];
  /** The names of all types of records. */
  readonly types: readonly string[];
}

/** The lines that import what a class uses. */
export function importsFor(body: string, types: readonly string[]): string {
  const code = body.replaceAll(/"""[^]*?"""/g, '');
  const used = new Set(code.match(/\b[A-Za-z]\w*\b/g) ?? []);
  const lines = [...SOURCES, ['livery.generated.schemas', types] as const].flatMap(([module, names]) => {
    const needed = names.filter((name) => used.has(name));
    return needed.length === 0 ? [] : [[module, importLine(module, needed)] as const];
  });
  const [ofPython, ofLibrary] = [false, true].map((isOwn) =>
    lines
      .filter(([module]) => module.startsWith('livery.') === isOwn)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, line]) => line)
      .join('\n'),
  );
  return [ofPython, ofLibrary].filter((text) => text !== '').join('\n\n');
}

function importLine(module: string, names: readonly string[]): string {
  const line = `from ${module} import ${names.join(', ')}`;
  if (line.length <= 120) return line;
  return `from ${module} import (\n${names.map((name) => `    ${name},\n`).join('')})`;
}
