import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { metricNamesOf } from './samples.ts';
import { START_TIMEOUT_MS, ThreeProcesses } from './three-processes.ts';
import { ALERTS_FILE, type AlertRule, metricsIn, readAlertRules, readPanelExpressions } from './watched-metrics.ts';
import { openWorkerFixture } from './worker-fixture.ts';

let known: ReadonlySet<string>;
let rules: readonly AlertRule[];
let panels: readonly string[];
const opened: AsyncDisposable[] = [];

beforeAll(async () => {
  const fixture = await openWorkerFixture();
  opened.push(fixture);
  const processes = await ThreeProcesses.start(fixture.url);
  opened.push(processes);
  const texts = await Promise.all((['api', 'worker', 'oauth-server'] as const).map((name) => processes.metrics(name)));
  known = new Set(texts.flatMap((text) => [...metricNamesOf(text)]));
  rules = await readAlertRules();
  panels = await readPanelExpressions();
}, START_TIMEOUT_MS);

afterAll(async () => {
  for (const resource of opened.reverse()) await resource[Symbol.asyncDispose]();
});

describe('alert rules and dashboard', () => {
  it('use only metrics that a running service has', () => {
    const named = [...rules.map(({ expr }) => String(expr)), ...panels].flatMap(metricsIn);
    expect(named.length).toBeGreaterThan(rules.length);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('cover every metric of the service, in the dashboard and in the operations guide', async () => {
    const own = [...known].filter((name) => name.startsWith('livery_') && !/_(sum|count)$/.test(name));
    const guide = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const shown = panels.join(' ');
    expect(own.filter((name) => !shown.includes(name))).toEqual([]);
    expect(own.map((name) => name.replace(/_bucket$/, '')).filter((name) => !guide.includes(`\`${name}\``))).toEqual(
      [],
    );
  });

  it('have a severity and a summary for every alert, and the operations guide says what to do', async () => {
    const guide = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) {
      expect(rule).toMatchObject({
        alert: expect.stringMatching(/^Livery[A-Z]\w+$/),
        expr: expect.stringMatching(/\S/),
        labels: { severity: expect.stringMatching(/^(critical|warning)$/) },
        annotations: { summary: expect.stringMatching(/\S/) },
      });
      expect(guide).toContain(`\`${String(rule['alert'])}\``);
    }
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  it('are accepted by promtool if it is installed', () => {
    const { error, status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', fileURLToPath(ALERTS_FILE)]);
    // Without promtool the tests above check the form of the rules.
    if (error !== undefined) expect(error).toMatchObject({ code: 'ENOENT' });
    else expect([status, stdout.toString() + stderr.toString()]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });
});
