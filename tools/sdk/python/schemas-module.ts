import type { OpenApiDocument, Schema } from '../document.ts';
import { typeNameOf } from '../names.ts';
import { sentencesOf } from '../schema-type.ts';
import { fieldName } from './python-names.ts';
import { annotated, assigned, docstring } from './python-text.ts';
import { memberTypeName, pythonTypeOf } from './python-type.ts';

export const HEADER = '# Generated from openapi.json by `npm run openapi`. Do not edit.\n';

/** The module with the types of all records and of their members. */
export function schemasModule({ components }: OpenApiDocument, components_: readonly string[]): string {
  const types = new Map<string, string>();
  const aliases: string[] = [];
  for (const component of components_) {
    const name = typeNameOf(component);
    const schema = components.schemas[component] ?? {};
    if (schema.properties === undefined) aliases.push(aliasOf(name, schema));
    else define(types, name, schema);
  }
  const names = [...components_.map(typeNameOf), ...types.keys()].filter((name) => !name.startsWith('_'));
  const all = [...new Set(names)].sort();
  return `${HEADER}"""The types of the records of the API. A later version of the service may send more members and values."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict

__all__ = [
${all.map((name) => `    "${name}",\n`).join('')}]

${aliases.join('\n')}

${[...types.values()].join('\n\n')}`;
}

function aliasOf(name: string, schema: Schema): string {
  const type = pythonTypeOf(schema, name, () => {
    throw new Error(`${name} has an object without a name.`);
  });
  const about = schema.description === undefined ? '' : docstring(schema.description, 0);
  return `${assigned(`${name}: TypeAlias`, type)}${about}`;
}

/** Adds the type of an object, and before it the types of the objects within it. */
function define(types: Map<string, string>, name: string, schema: Schema): void {
  if (types.has(name)) throw new Error(`Two types have the name ${name}.`);
  const { properties = {}, required = [], description = '' } = schema;
  const members = Object.entries(properties).map(([member, of]) => {
    const type = pythonTypeOf(of, memberTypeName(name, member), (inner, object) => define(types, inner, object));
    const sentences = sentencesOf(of);
    const text = annotated(`    ${fieldName(member)}`, type) + (sentences === '' ? '' : docstring(sentences, 4));
    return { isRequired: required.includes(member), text };
  });
  const [needed, others] = [members.filter(({ isRequired }) => isRequired), members.filter((one) => !one.isRequired)];
  const about = description === '' ? '' : `${docstring(description, 4)}\n`;
  const body = (some: typeof members): string => some.map(({ text }) => text).join('');
  if (others.length === 0) {
    types.set(name, `class ${name}(TypedDict):\n${about}${body(needed) || '    pass\n'}`);
    return;
  }
  // Python 3.10 cannot say it of a single member. The name without the underscore is the type of a program.
  if (needed.length > 0) types.set(`_${name}Required`, `class _${name}Required(TypedDict):\n${body(needed)}`);
  const parent = needed.length > 0 ? `_${name}Required` : 'TypedDict';
  types.set(name, `class ${name}(${parent}, total=False):\n${about}${body(others)}`);
}
