import { once } from 'node:events';
import { copyFile, mkdir, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { GUIDELINE, LiveryInFolder, SAMPLE } from './testing/livery-in-folder.ts';
import { cutOff, FakeService, refusing } from './testing/fake-service.ts';

let livery: LiveryInFolder;
/** Nobody listens at this port, and no program gets it by chance. */
const NOBODY = 'http://127.0.0.1:3';

let service: FakeService;

beforeAll(async () => {
  livery = await LiveryInFolder.open();
  service = await FakeService.start();
});
afterEach(() => livery.empty());
afterAll(async () => {
  await livery.close();
  await service.close();
});

describe('a full disk', () => {
  it('ends with 2 and a sentence, for a file as for standard output', async () => {
    const toFile = await livery.run('check', SAMPLE, '--output', '/dev/full', '--quiet');
    expect(toFile).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^\/dev\/full cannot be written: ENOSPC.*\n$/),
    });
    const toOutput = await livery.bash(`livery check '${SAMPLE}' --quiet > /dev/full`);
    expect(toOutput).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^Standard output cannot be written: ENOSPC.*\n$/),
    });
  });
});

describe('files that are not as they should be', () => {
  it('reports a file that links to itself, and judges the others', async () => {
    await symlink('self.pptx', path.join(livery.folder, 'self.pptx'));
    const { code, stdout } = await livery.run('check', 'self.pptx', SAMPLE, '--format', 'json', '--quiet');
    expect(JSON.parse(stdout)).toMatchObject({ data: [{ error_code: 'file_unreadable' }, { error_code: null }] });
    expect(code).toBe(3);
  });

  it('reports what is no regular file without reading it', async () => {
    const { code, stdout } = await livery.run('check', '/dev/zero', SAMPLE, '--format', 'json', '--quiet');
    expect(JSON.parse(stdout)).toMatchObject({ data: [{ error_code: 'file_unreadable' }, { error_code: null }] });
    expect(code).toBe(3);
    const sentence = '/dev/zero: It is no regular file.\n';
    expect(await livery.run('learn', '/dev/zero')).toEqual({ code: 2, stdout: '', stderr: sentence });
  });

  it('refuses a guideline that is nested too deeply', async () => {
    const name = await livery.withFile('deep.json', `{"rules":${'['.repeat(5_000)}${']'.repeat(5_000)}}`);
    const sentence = 'deep.json: The file is nested deeper than 32 levels.\n';
    const outcome = await livery.run('check', SAMPLE, '--guideline', name);
    expect(outcome).toEqual({ code: 2, stdout: '', stderr: sentence });
  });

  it('ends a pattern whose folders are linked in a circle', async () => {
    await mkdir(path.join(livery.folder, 'decks/old'), { recursive: true });
    await symlink('..', path.join(livery.folder, 'decks/old/circle'));
    await copyFile(SAMPLE, path.join(livery.folder, 'decks/old/a.pptx'));
    const { stdout } = await livery.run('check', 'decks/**/*.pptx', '--quiet', '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({ data: [{ file: 'decks/old/a.pptx' }] });
  });

  it('shows a name with line breaks and escape sequences in one line', async () => {
    const name = 'one\ntwo\u001b[31m.pptx';
    await copyFile(SAMPLE, path.join(livery.folder, name));
    const { stdout } = await livery.run('check', name, '--guideline', GUIDELINE);
    expect(stdout).toMatch(/^one\\ntwo\\u001b\[31m\.pptx: \d+ findings/);
  });

  it('says of a file of profiles that cannot be read which one it is, and leaves it alone', async () => {
    await mkdir(path.join(livery.folder, 'livery/profiles.json'), { recursive: true });
    const broken = { code: 2, stderr: expect.stringMatching(/livery\/profiles\.json cannot be read: EISDIR/) };
    expect(await livery.run('events')).toMatchObject(broken);
    expect(await livery.run('logout')).toMatchObject(broken);
    expect((await stat(path.join(livery.folder, 'livery/profiles.json'))).isDirectory()).toBe(true);
  });

  it('says that a folder of the configuration cannot be made', async () => {
    await livery.withFile('livery', 'a file where the folder should be');
    const ping = { organization: 'org_1', livemode: false, scopes: [] };
    service.answer = (response) => response.end(JSON.stringify(ping));
    const { environment } = service;
    const login = await livery.start(['login'], { input: 'lv_test_key\n', environment }).outcome;
    expect(login).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/profiles\.json cannot be read: ENOTDIR|EEXIST/),
    });
  });
});

describe('a service that is no service', () => {
  it.each([
    [
      'the page of a proxy',
      502,
      '<html>\n<h1>502 Bad\u001b[31m Gateway</h1></html>',
      /^The answer with status 502 .*Bad \[31m Gateway.*\n$/,
    ],
    ['an address elsewhere', 404, '<html>None</html>', /is older than this program\.\n$/],
    ['no object', 200, '[]', /^The answer with status 200 is not an answer of Livery .*\n$/],
    ['nothing', 200, '', /^The answer with status 200 is empty\n$/],
  ])('ends with 3 and a sentence after %s', async (_, status, body, sentence) => {
    service.answer = (response) =>
      response.writeHead(status, { 'content-type': 'text/html', 'retry-after': '0' }).end(body);
    const outcome = await livery.start(['events'], service).outcome;
    expect(outcome).toMatchObject({ code: 3, stdout: '', stderr: expect.stringMatching(sentence) });
  });

  it('says that an operation is unknown to an older service', async () => {
    service.answer = refusing(404, 'route_missing');
    const { code, stderr } = await livery.start(['events'], service).outcome;
    expect([code, stderr]).toEqual([3, expect.stringContaining('the service is older than this program')]);
  });

  it('ends with 3 after an answer that is cut off again and again', async () => {
    service.answer = cutOff;
    const { code, stderr } = await livery.start(['events'], service).outcome;
    expect([code, stderr]).toEqual([3, expect.stringMatching(/^There was no complete answer: .*\n$/)]);
  });

  it('sends no key that cannot be one', async () => {
    const environment = { ...service.environment, LIVERY_API_KEY: 'two words' };
    expect(await livery.start(['events'], { environment }).outcome).toMatchObject({
      code: 2,
      stderr: 'The key has characters that no key has.\n',
    });
  });
});

describe('a service that is away for a while', () => {
  it('is waited for by livery events --follow, with a line when it goes and one when it is back', async () => {
    const event = { type: 'brand.check.completed', created: 'now', data: { object: null } };
    const list = (id: string): string =>
      JSON.stringify({ object: 'list', data: [{ ...event, id }], has_more: false, url: `/events?after=${id}` });
    service.answer = (response, { url }) => {
      if (url.includes('after=start')) response.end(list('evt_1'));
      else response.destroy();
    };
    const { child, outcome } = livery.start(['events', '--follow'], service);
    await once(child.stderr ?? child, 'data');
    service.answer = (response, { url }) => {
      if (url.includes('after=evt_1')) response.end(list('evt_2'));
    };
    await once(child.stderr ?? child, 'data');
    child.kill('SIGINT');
    expect(await outcome).toEqual({
      code: 0,
      stdout: 'now  evt_1  brand.check.completed\nnow  evt_2  brand.check.completed\n',
      stderr: expect.stringMatching(
        /^There was no complete answer: .*\. It is asked again until it answers\.\nThe service answers again\.\n$/,
      ),
    });
  }, 20_000);

  it.each([[['events']], [['api', 'GET', '/fonts']], [['listen', '--forward-to', NOBODY]]])(
    'is named by %j if nobody accepts connections',
    async (words) => {
      const environment = { ...service.environment, LIVERY_HOST: NOBODY };
      const { code, stderr } = await livery.start(words, { environment }).outcome;
      const sentence = `The service at ${NOBODY} cannot be reached (ECONNREFUSED). Is it running?\n`;
      expect([code, stderr]).toEqual([3, sentence]);
    },
    20_000,
  );
});

describe('what a service says', () => {
  it('has nothing that a terminal obeys', async () => {
    const ping = { organization: 'org\u001b[31m\u202e', livemode: false, scopes: ['a\u009bb\nc'] };
    service.answer = (response) => response.end(JSON.stringify(ping));
    const { environment } = service;
    const login = await livery.start(['login'], { input: 'lv_test_key\n', environment }).outcome;
    expect(login.stdout).toMatch(/: org\\u001b\[31m\\u202e, test mode\nscopes: a\\u009bb\\nc\n$/);
    service.answer = (response) => response.writeHead(403, { 'content-type': 'text/html' }).end('no\u001b[31m\nkey');
    const { stderr } = await livery.start(['api', 'GET', '/fonts', '--paginate'], service).outcome;
    expect(stderr).toMatch(/^no\\u001b\[31m\nkey\n/);
  });
});

describe('Ctrl-C', () => {
  it('ends with 0 what goes on until then', async () => {
    const event = { id: 'evt_1', type: 'brand.check.completed', created: 'now', data: { object: null } };
    service.answer = (response, { url }) => {
      // The second page never comes.
      if (url.includes('after=start')) {
        response.end(JSON.stringify({ object: 'list', data: [event], has_more: false, url: '/events?after=evt_1' }));
      }
    };
    const { child, outcome } = livery.start(['events', '--follow'], service);
    await once(child.stdout ?? child, 'data');
    child.kill('SIGINT');
    expect(await outcome).toEqual({ code: 0, stdout: 'now  evt_1  brand.check.completed\n', stderr: '' });
  });
});

describe('no terminal', () => {
  it('is no place to ask for the address of a service', async () => {
    const sentence = '--host URL is needed without a terminal.\n';
    expect(await livery.run('login')).toEqual({ code: 2, stdout: '', stderr: sentence });
  });
});

describe('a reader that has seen enough', () => {
  it('ends a list of events without a stack trace', async () => {
    const event = { id: 'evt_1', type: 'brand.check.completed', created: 'now', data: { object: null } };
    const data = Array.from({ length: 5_000 }, () => event);
    service.answer = (response) =>
      response.end(JSON.stringify({ object: 'list', data, has_more: true, url: '/events' }));
    const ended = await livery.bash('set -o pipefail; livery events --follow | head -1', service.environment);
    expect(ended).toEqual({ code: 0, stdout: 'now  evt_1  brand.check.completed\n', stderr: '' });
  });

  it('makes no success of a failure', async () => {
    const check = `livery check ${`'${SAMPLE}' `.repeat(20)} --format json --quiet`;
    expect(await livery.bash(`set -o pipefail; ${check} | head -1`)).toEqual({ code: 1, stdout: '{\n', stderr: '' });
    service.answer = refusing(404, 'route_missing');
    const request = await livery.bash('set -o pipefail; livery api GET /nope | true', service.environment);
    expect(request.code).toBe(3);
  });

  it('does not end a command by closing standard error', async () => {
    const report = `livery check '${SAMPLE}' --output report.txt 2>&-`;
    expect((await livery.bash(`${report}; echo $?; tail -1 report.txt`)).stdout).toMatch(/^1\n1 file, \d+ findings/);
    const piped = `livery check ${`'${SAMPLE}' `.repeat(20)} 2> >(true)`;
    const { code, stdout } = await livery.bash(piped);
    expect([code, stdout.split('\n').at(-2)]).toEqual([1, expect.stringMatching(/^1 file, \d+ findings/)]);
  });
});
