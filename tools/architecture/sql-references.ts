/** The schemas: one for each context, one for the event log, one for the stored responses, one for the blobs, one for jobs. */
export const SCHEMAS = ['platform', 'brand_governance', 'content', 'delivery', 'messaging', 'http', 'blobs', 'jobs'];

const NAMES = SCHEMAS.join('|');
const IN_STATEMENT = new RegExp(
  `\\b(?:from|join|into|update|table|only|on|references|exists)\\s+"?(${NAMES})"?\\.["a-z_$]`,
  'gi',
);
const SCHEMA_ITSELF = new RegExp(`\\bschema\\s+(?:if\\s+(?:not\\s+)?exists\\s+)?"?(${NAMES})\\b`, 'gi');
const IN_MAPPING = new RegExp(`\\bschema: '(${NAMES})'`, 'g');
const IN_QUERY = new RegExp(`\\btable: ['"\`](${NAMES})\\.`, 'g');

/** The contexts' schemas that a source file names where SQL, a row mapping or a paged query names a table. */
export function schemasNamedIn(source: string): string[] {
  const matches = [IN_STATEMENT, SCHEMA_ITSELF, IN_MAPPING, IN_QUERY].flatMap((pattern) => [
    ...source.matchAll(pattern),
  ]);
  return [...new Set(matches.map(([, schema]) => (schema ?? '').toLowerCase()))].sort();
}

const CREATION =
  /\bcreate\s+(?:or\s+replace\s+)?(?:unlogged\s+|materialized\s+)?(?:table|view|type|sequence|function|domain)\s+(?:if\s+not\s+exists\s+)?(\S+)/gi;
const INDEX = /\bcreate\s+(?:unique\s+)?index\b[^;`]*?\son\s+(?:only\s+)?(\S+)/gi;

/** The objects that a migration creates, as written: `schema.name`, or a bare name that would land in `public`. */
export function objectsCreatedIn(migration: string): string[] {
  return [CREATION, INDEX].flatMap((pattern) => [...migration.matchAll(pattern)]).map(([, name]) => name ?? '');
}
