import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

const OPS = new URL('../../../ops/', import.meta.url);

export const ALERTS_FILE = new URL('alerts.yaml', OPS);

/** One rule as it stands in `ops/alerts.yaml`. */
export type AlertRule = Readonly<Record<string, unknown>>;

export async function readAlertRules(): Promise<readonly AlertRule[]> {
  const groups = membersOf(parse(await readFile(ALERTS_FILE, 'utf8')), 'groups');
  return groups.flatMap((group) => membersOf(group, 'rules'));
}

/** Every expression of `ops/dashboard.json`. */
export async function readPanelExpressions(): Promise<readonly string[]> {
  const panels = membersOf(JSON.parse(await readFile(new URL('dashboard.json', OPS), 'utf8')), 'panels');
  return panels.flatMap((panel) => membersOf(panel, 'targets')).map(({ expr }) => String(expr));
}

/** The names of metrics in an expression of PromQL: those that the service or its process gives. */
export function metricsIn(expression: string): readonly string[] {
  return Array.from(expression.matchAll(/\b(?:livery|nodejs|process)_\w+/g), ([name]) => name);
}

function membersOf(value: unknown, name: string): readonly AlertRule[] {
  const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return Array.isArray(list) ? list.filter((item): item is AlertRule => typeof item === 'object' && item !== null) : [];
}
