import type { JsonObject, JsonValue } from '@livery/kernel';
import { isObject, parameterTable } from './parameter-table.ts';

/** One type of check, as GET /check_types returns it. */
export interface DocumentedCheckType {
  readonly type: string;
  readonly summary: string;
  readonly severity: string;
  readonly formats: readonly string[];
  readonly surfaces: readonly string[];
  readonly parameters: JsonObject;
  readonly needs: readonly (readonly string[])[];
  readonly aliases: readonly { readonly type: string }[];
  readonly example: JsonObject;
}

/** The most surfaces that the text lists. A check with more surfaces covers all of them. */
const MOST_NAMED = 10;

/** The parameters that every check takes, as a table. */
export function commonParameters([any]: readonly DocumentedCheckType[]): string {
  return parameterTable(parametersOf(any, isCommon));
}

/** A section for each type: what it finds, the parameters and requirements of its rules, and an example. */
export function checkTypeSections(types: readonly DocumentedCheckType[]): string {
  return types.map(sectionOf).join('\n\n');
}

function sectionOf(check: DocumentedCheckType): string {
  const { type, summary, severity, formats, surfaces, needs, aliases, example } = check;
  const own = parametersOf(check, (name, schema) => !isCommon(name, schema));
  const facts = [
    `Severity \`${severity}\`; judges ${formats.join(' and ')}.`,
    ...(aliases.length === 0 ? [] : [`Other names: ${aliases.map((alias) => code(alias.type)).join(', ')}.`]),
    ...needs.map((need) => `A rule needs ${need.map(code).join(' or ')}.`),
    ...(surfaces.length === 0 ? [] : [surfacesInWords(surfaces)]),
  ];
  return [
    `### ${type}`,
    summary,
    facts.join(' '),
    ...(Object.keys(own).length === 0 ? [] : [parameterTable(own)]),
    `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``,
  ].join('\n\n');
}

function surfacesInWords(surfaces: readonly string[]): string {
  return `Surfaces: ${surfaces.length > MOST_NAMED ? 'all' : surfaces.map(code).join(', ')}.`;
}

function parametersOf(
  check: DocumentedCheckType | undefined,
  isMeant: (name: string, schema: JsonValue) => boolean,
): JsonObject {
  const properties = check?.parameters['properties'];
  const all = Object.entries(isObject(properties) ? properties : {});
  return Object.fromEntries(all.filter(([name, schema]) => isMeant(name, schema)));
}

/** Whether a parameter is the common one. Some checks have their own parameter with the same name. */
function isCommon(name: string, schema: JsonValue): boolean {
  if (!isObject(schema)) return false;
  return name === 'surfaces' ? schema['anyOf'] !== undefined : name === 'ignore' && schema['type'] === 'object';
}

function code(text: string): string {
  return `\`${text}\``;
}
