import path from 'node:path';
import type { OpenApiDocument } from '../document.ts';
import { ownVersion, schemaNames } from '../library-files.ts';
import { typeNameOf } from '../names.ts';
import { operationsOf } from '../operations.ts';
import { classOf } from '../resource-file.ts';
import { eventTypesModule } from './event-types-module.ts';
import { pythonName } from './python-names.ts';
import { pythonMethod } from './python-method.ts';
import { importsFor, resourceModule } from './resource-module.ts';
import { HEADER, schemasModule } from './schemas-module.ts';

/** The folder of the generated modules of the Python library. */
export const PYTHON_GENERATED = path.resolve(import.meta.dirname, '../../../libs/clients/python/src/livery/generated');

/** The texts of all generated modules by their paths within the folder. */
export async function pythonFiles(document: OpenApiDocument): Promise<ReadonlyMap<string, string>> {
  const operations = operationsOf(document);
  const components = schemaNames(document, operations);
  const types = components.map(typeNameOf);
  const schemas = schemasModule(document, components);
  const nested = Array.from(schemas.matchAll(/^class ([A-Z]\w*)\(/gm), ([, name = '']) => name);
  const all = [...new Set([...types, ...nested])].sort();
  const resources = Map.groupBy(operations, ({ resource }) => resource);
  const own = resources.get('') ?? [];
  resources.delete('');
  return new Map([
    ['__init__.py', `${HEADER}"""What is made of the contract."""\n`],
    [
      'api_version.py',
      constantModule(
        'API_VERSION',
        document.info.version,
        'The dated version of the API from which the types are made.',
      ),
    ],
    ['version.py', constantModule('VERSION', await ownVersion(), 'The version of this library.')],
    ['schemas.py', schemas],
    ['event_types.py', eventTypesModule(document)],
    [
      'all_resources.py',
      allResources(
        [...resources.keys()],
        own.map((operation) => pythonMethod(document, operation)),
        all,
      ),
    ],
    ['resources/__init__.py', `${HEADER}"""One module for each resource."""\n`],
    ...Array.from(resources, ([resource, some]) => {
      const text = resourceModule(document, { resource, operations: some, types: all });
      return [`resources/${pythonName(resource)}.py`, text] as const;
    }),
  ]);
}

function constantModule(name: string, value: string, about: string): string {
  return `${HEADER}"""${about}"""

from __future__ import annotations

from typing import Final

${name}: Final = "${value}"
`;
}

/** The module with the class that has one attribute for each resource. */
function allResources(resources: readonly string[], methods: readonly string[], types: readonly string[]): string {
  const members = resources.map((name) => `        self.${pythonName(name)} = ${classOf(name)}(api)\n`).join('');
  const imports = resources
    .map((name) => `from livery.generated.resources.${pythonName(name)} import ${classOf(name)}\n`)
    .sort()
    .join('');
  const body = `class Resources:
    """All operations of the API, by resource."""

    def __init__(self, api: Api) -> None:
        self._api = api
${members}
${methods.join('\n')}`;
  return `${HEADER}"""All operations of the API, by resource."""

from __future__ import annotations

${imports}${importsFor(body, types)}


${body}`;
}
