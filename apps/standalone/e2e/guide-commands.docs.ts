import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { codeOf, type GuideService, onThisMachine, REPOSITORY, startGuideService } from './guide-service.ts';

const GUIDES = [
  'quick-start',
  'authentication',
  'brand-checks',
  'rule-parameters',
  'library',
  'slides',
  'icons',
  'events',
  'webhooks',
  'idempotency',
  'paging',
  'versions-and-modes',
  // The last one, since it replaces the guideline.
  'learn-a-guideline',
];
/** Makes a command fail if the response is an error. */
const STRICT = 'set -euo pipefail\ncurl() { command curl --fail-with-body "$@"; }\n';

let service: GuideService;

beforeAll(async () => {
  service = await startGuideService();
});

afterAll(async () => service[Symbol.asyncDispose]());

async function run(code: string): Promise<string> {
  const { live_key: KEY, test_key: TEST_KEY, client_id: CLIENT_ID, client_secret: CLIENT_SECRET } = service.demo;
  const { PATH } = process.env;
  const env = { PATH, LIVERY: service.origin, KEY, TEST_KEY, CLIENT_ID, CLIENT_SECRET };
  const { stdout } = await promisify(execFile)('bash', ['-c', STRICT + onThisMachine(code)], { cwd: REPOSITORY, env });
  return stdout;
}

describe('the commands of the guide', () => {
  it.each(GUIDES)('%s run unchanged', async (guide) => {
    const blocks = await codeOf(guide, 'bash');
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) expect(await run(block)).toMatch(/^\{[^]*\}\s*$/);
  });

  it('paging: the loop returns every record of a list once', async () => {
    const [code = ''] = await codeOf('paging', 'typescript');
    const use = `const ids = new Set<string>(); let count = 0;
      for await (const { id } of all('/events', String(process.env.KEY))) { ids.add(id); count += 1; }
      console.log(count, ids.size);`;
    const { live_key: KEY } = service.demo;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module-typescript', '-e', code + use],
      {
        env: { KEY, LIVERY: service.origin },
      },
    );
    const counts = /^(\d+) (\d+)$/.exec(stdout.trim()) ?? [];
    expect(Number(counts[1])).toBeGreaterThan(3);
    expect(counts[2]).toBe(counts[1]);
  });
});
