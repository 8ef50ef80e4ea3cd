import { componentOf, type OpenApiDocument, type Schema } from './document.ts';

/** The references that the type of a schema contains, without those within them. */
export function referencesIn(schema: Schema): readonly string[] {
  if (schema.$ref !== undefined) return [schema.$ref];
  const { properties = {}, items, anyOf = [], additionalProperties } = schema;
  return [
    ...Object.values(properties),
    ...anyOf,
    ...(items === undefined ? [] : [items]),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ].flatMap(referencesIn);
}

/** The names of all components that schemas need, directly or through others. */
export function componentsFor(document: OpenApiDocument, schemas: readonly Schema[]): ReadonlySet<string> {
  const needed = new Set<string>();
  const queue = [...schemas];
  for (let schema = queue.pop(); schema !== undefined; schema = queue.pop()) {
    for (const name of referencesIn(schema).map(componentOf)) {
      const component = document.components.schemas[name];
      if (component === undefined || needed.has(name)) continue;
      needed.add(name);
      queue.push(component);
    }
  }
  return needed;
}
