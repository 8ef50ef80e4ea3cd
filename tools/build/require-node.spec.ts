import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');
const APPS = ['admin', 'api', 'oauth-server', 'standalone', 'worker'];
const ENTRIES = ['tools/build/require-node.js', ...APPS.map((app) => `apps/${app}/dist/main.js`)];

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a file on a Node that says that it has another version. */
async function runAs(version: string, entry: string): Promise<Ended> {
  const fake = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
  const parameters = ['--import', `data:text/javascript,${encodeURIComponent(fake)}`, path.join(ROOT, entry)];
  const child = spawn(process.execPath, parameters, { env: { PATH: process.env['PATH'] ?? '' } });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, stdout, stderr };
}

describe.each(ENTRIES)('%s', (entry) => {
  it.each(['20.20.2', '22.19.0', '24.6.0'])('ends on Node %s with one line and exit code 1', async (version) => {
    const line = `Livery needs Node 24.7 or newer, and this is ${version}. On Linux, "npm ci" installs one: node_modules/.bin/node.`;
    expect(await runAs(version, entry)).toEqual({ code: 1, stdout: '', stderr: `${line}\n` });
  });
});

it.each([
  ['tools/build/require-node.js', '24.7.0'],
  ['tools/build/require-node.js', '24.10.1'],
  ['tools/build/require-node.js', '25.0.0'],
  ['apps/worker/dist/main.js', '24.7.0'],
])('%s goes on with Node %s', async (entry, version) => {
  expect((await runAs(version, entry)).stderr).not.toContain('needs Node');
});

it.each(APPS)('the %s imports nothing before the check, so that an older Node reads nothing else', (app) => {
  const text = readFileSync(path.join(ROOT, `apps/${app}/src/main.ts`), 'utf8');
  expect(text).toBe(
    `import { requireNode } from '@livery/runtime/node-version';\n\nrequireNode();\nawait import('./run.ts');\n`,
  );
  const check = readFileSync(path.join(ROOT, 'libs/shared/runtime/src/node-version.ts'), 'utf8');
  expect(check).not.toMatch(/^import/m);
});

it('README and the other documents name the same version', () => {
  for (const page of ['README.md', 'CONTRIBUTING.md', 'docs/configuration.md', 'docs/guides/quick-start.md']) {
    expect([page, readFileSync(path.join(ROOT, page), 'utf8').includes('24.7')]).toEqual([page, true]);
  }
});
