import { expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { startApart } from './compositions.ts';
import { START_TIMEOUT_MS } from './three-processes.ts';

const children = (): number => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

it(
  'leaves no process behind if one of several cannot start',
  async () => {
    const before = children();
    // Only the api reads this setting.
    const start = startApart(['worker', 'oauth-server', 'api'], { RATE_LIMIT_LIVE: 'none' });
    const refused = expect(start).rejects.toThrow('RATE_LIMIT_LIVE');
    await poll('all to be started', () => children() === before + 3);
    await refused;
    expect(children()).toBe(before);
  },
  START_TIMEOUT_MS,
);
