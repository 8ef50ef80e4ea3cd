import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LiveryInFolder } from '../testing/livery-in-folder.ts';

let livery: LiveryInFolder;
beforeAll(async () => {
  livery = await LiveryInFolder.open();
});
afterAll(() => livery.close());

describe('livery listen --print-secret', () => {
  it('has no secret for a profile that does not exist', async () => {
    expect(await livery.run('listen', '--print-secret', '--profile', 'nope')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'There is no profile nope. Run livery login, or set LIVERY_API_KEY.\n',
    });
  });

  it('prints the secret of a profile, and one for a key of the environment', async () => {
    const environment = { LIVERY_API_KEY: 'lv_test_key' };
    const withKey = livery.start(['listen', '--print-secret', '--profile', 'nope'], { environment });
    expect(await withKey.outcome).toMatchObject({ code: 0, stdout: expect.stringMatching(/^whsec_/) });
    await livery.bash(`echo '{"stored":{"host":"https://livery.example","key":"k"}}' > livery/profiles.json`);
    const stored = await livery.run('listen', '--print-secret', '--profile', 'stored');
    expect(stored).toMatchObject({ code: 0, stdout: expect.stringMatching(/^whsec_/) });
  });
});
