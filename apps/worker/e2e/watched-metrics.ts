import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

const OPS = new URL('../../../ops/', import.meta.url);

export const ALERTS_FILE = new URL('alerts.yaml', OPS);

/** An object of a YAML or JSON file. */
type ParsedObject = Readonly<Record<string, unknown>>;

/** One rule of `ops/alerts.yaml`. */
export type AlertRule = ParsedObject;

export async function readAlertRules(): Promise<readonly AlertRule[]> {
  const groups = membersOf(parse(await readFile(ALERTS_FILE, 'utf8')), 'groups');
  return groups.flatMap((group) => membersOf(group, 'rules'));
}

/** Reads every expression of `ops/dashboard.json`. */
export async function readPanelExpressions(): Promise<readonly string[]> {
  const panels = membersOf(JSON.parse(await readFile(new URL('dashboard.json', OPS), 'utf8')), 'panels');
  return panels.flatMap((panel) => membersOf(panel, 'targets')).map(({ expr }) => String(expr));
}

/** Returns the names of the service's and the process's metrics in a PromQL expression. */
export function metricsIn(expression: string): readonly string[] {
  return Array.from(expression.matchAll(/\b(?:livery|nodejs|process)_\w+/g), ([name]) => name);
}

/** Returns the objects in a list-valued member; none if the member is not a list. */
function membersOf(value: unknown, name: string): readonly ParsedObject[] {
  const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  if (!Array.isArray(list)) return [];
  return list
    .filter((item: unknown) => typeof item === 'object' && item !== null)
    .map((item): ParsedObject => Object.fromEntries(Object.entries(item)));
}
