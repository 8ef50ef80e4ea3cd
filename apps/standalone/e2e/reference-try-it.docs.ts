// Only this suite presses what readers press in the reference, so that its own code sends the request and shows the answer.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page, Request } from 'playwright-core';
import { ExampleRecords } from './example-records.ts';
import { type GuideService, onThisMachine, startGuideService } from './guide-service.ts';
import { openBrowser, type PageVisit, visitPage } from './page-visit.ts';
import { resourcesOfOperations, operationIds, operationsOfContract, referencePaths } from './reference-paths.ts';
import { createUserToken, OPERATIONS_OF_PEOPLE } from './user-token.ts';

/** The id of a record in the documentation. */
const EXAMPLE_ID = /\b[a-z]+(?:_[a-z]+)*_0350tEyI3T(?:hR2kZQtU0Oni|injRDFnAplkv)/;
/** The id of a finding in the documentation. */
const EXAMPLE_FINDING = /^[0-9a-f]{16}$/;
/** The queries without which an operation is refused. */
const REQUIRED_QUERIES: Readonly<Record<string, RegExp>> = {
  listActors: /^\?ids=key_[0-9A-Za-z]{22}$/,
  retrieveActiveDeployment: /^\?channel=web$/,
  compareBrandChecks: /^\?with=brand_check_[0-9A-Za-z]{22}$/,
};
/** Operations that not every record of their kind can answer, so that the newest one is not taken. */
const NEEDS_A_CERTAIN_RECORD: ReadonlySet<string> = new Set([
  'previewLibraryAsset',
  'downloadFont',
  'deleteSuppression',
  'retrieveBrandCheckIllustration',
]);
const RESOURCE_OF = resourcesOfOperations();
/** Each test tries the operations of one resource, so that none takes long. */
const RESOURCES = [...new Set(RESOURCE_OF.values())];
/** The hook starts the service and reads every page. */
const READING_TIMEOUT_MS = 240_000;
const HANDBOOK = new URL('../../../samples/brand-faults.docx', import.meta.url);

let service: GuideService;
let browser: Browser;
let records: ExampleRecords;
let userToken: string;
/** The operations of each page of the reference, in their order. */
let pages: readonly (readonly [path: string, operations: readonly string[]])[];

beforeAll(async () => {
  service = await startGuideService();
  browser = await openBrowser();
  userToken = await createUserToken(service);
  records = new ExampleRecords(service, userToken);
  // One after the other, since a page waits until the network is idle.
  const read: (readonly [string, readonly string[]])[] = [];
  for (const path of await referencePaths(service)) read.push([path, await operationsAt(path)]);
  pages = read;
}, READING_TIMEOUT_MS);

afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

const visit = (path: string): Promise<PageVisit> => visitPage(browser, service.origin + path, {});

async function operationsAt(path: string): Promise<readonly string[]> {
  await using visited = await visit(path);
  return await operationIds(visited.page);
}

const panelOf = (page: Page, operation: string): Locator => page.locator(`section:has(#${operation}) .try`);

/** Opens a panel. The page then enters the key that it remembers; only after that can a key be entered without being doubled. */
async function open(panel: Locator, credential = service.demo.live_key): Promise<void> {
  const toggled = panel.evaluate(
    (details) => new Promise((resolve) => details.addEventListener('toggle', () => resolve(null), { once: true })),
  );
  await panel.locator(':scope > summary').click();
  await toggled;
  const key = panel.locator('[data-in=key]');
  if ((await key.count()) === 0) return;
  await key.fill(credential);
  await key.blur();
}

/** Enters what only the reader knows: ids of records that the page does not suggest, and the secrets of an application. */
async function fillIn(panel: Locator, operation: string): Promise<void> {
  for (const input of await panel.locator('[data-in=path]').all()) {
    const example = (await input.getAttribute('placeholder')) ?? '';
    const id = EXAMPLE_ID.test(example) ? await records.idLike(example, operation) : example;
    const isOffered = (await input.getAttribute('list')) !== null && (await input.getAttribute('data-newest')) !== null;
    if (isOffered && !NEEDS_A_CERTAIN_RECORD.has(operation)) await expectValue(input, /^[a-z_]+_[0-9A-Za-z]{22}$/);
    else await input.fill(EXAMPLE_FINDING.test(id) ? records.acceptedFinding : id);
  }
  for (const input of await panel.locator('[data-in=query]').all()) {
    const example = await input.inputValue();
    if (EXAMPLE_ID.test(example)) await input.fill(await records.idLike(example, operation));
  }
  const secrets = [
    ['client_id', service.demo.client_id],
    ['client_secret', service.demo.client_secret],
    ['token', 'oat_of_nobody'],
  ] as const;
  for (const [name, value] of secrets) {
    const input = panel.locator(`fieldset:enabled [name=${name}]`);
    if ((await input.count()) > 0) await input.fill(value);
  }
  const body = panel.locator('fieldset:enabled textarea');
  if ((await body.count()) === 0) return;
  const text = await body.inputValue();
  let filled = onThisMachine(text);
  for (const [example] of text.matchAll(new RegExp(EXAMPLE_ID, 'g'))) {
    filled = filled.replace(example, await records.idLike(example, operation));
  }
  if (filled !== text) await body.fill(filled);
}

async function expectValue(input: Locator, pattern: RegExp): Promise<void> {
  await expect(
    input.evaluate(
      (element, source) =>
        new Promise((resolve) => {
          const check = (): void => {
            const value = element instanceof HTMLInputElement ? element.value : '';
            if (new RegExp(source).test(value)) resolve(true);
            else setTimeout(check, 20);
          };
          check();
        }),
      pattern.source,
    ),
  ).resolves.toBe(true);
}

/** Presses the button. @returns the request, and the status that the page shows */
async function press(page: Page, panel: Locator): Promise<{ request: Request; status: string }> {
  const { pathname } = new URL((await panel.locator('form').getAttribute('data-path')) ?? '', service.origin);
  const method = await panel.locator('form').getAttribute('data-method');
  const [beginning = ''] = decodeURIComponent(pathname).split('{');
  const answered = page.waitForResponse(
    (response) => response.request().method() === method && new URL(response.url()).pathname.startsWith(beginning),
  );
  await panel.getByRole('button', { name: 'Send request' }).click();
  const request = (await answered).request();
  await panel.locator('[type=submit]:enabled').waitFor();
  return { request, status: (await panel.locator('.status').textContent()) ?? '' };
}

describe('"Try it"', () => {
  it('is on the pages of the reference for every operation of the API', () => {
    expect(pages.flatMap(([, operations]) => operations).sort()).toEqual(operationsOfContract().sort());
  });

  it.each(RESOURCES)('works for every operation with its unchanged example: %s', async (resource) => {
    for (const [path, all] of pages) {
      const operations = all.filter((operation) => RESOURCE_OF.get(operation) === resource);
      if (operations.length === 0) continue;
      await using visited = await visit(path);
      const { page, complaints } = visited;
      for (const operation of operations) {
        const panel = panelOf(page, operation);
        await open(panel, OPERATIONS_OF_PEOPLE.has(operation) ? userToken : undefined);
        await fillIn(panel, operation);
        const { request, status } = await press(page, panel);
        const refusal = status.startsWith('20') ? null : await panel.locator('output').textContent();
        expect({ operation, status, refusal }).toEqual({
          operation,
          status: expect.stringMatching(/^20[0-9] /),
          refusal: null,
        });
        expect(new URL(request.url()).search).toMatch(REQUIRED_QUERIES[operation] ?? /^$/);
      }
      expect({ path, complaints }).toEqual({ path, complaints: [] });
    }
  });

  it.each([
    ['/docs/reference/memberships', 'createMembership'],
    ['/docs/reference/api-keys', 'createApiKey'],
    ['/docs/reference/brand-checks', 'runBrandCheck'],
  ])('can be used repeatedly, with a new Idempotency-Key each time: %s', async (path, operation) => {
    await using visited = await visit(path);
    const { page } = visited;
    const panel = panelOf(page, operation);
    await open(panel);
    const keys = new Set<string | undefined>();
    const ids = new Set<string | undefined>();
    for (let time = 1; time <= 3; time += 1) {
      const { request, status } = await press(page, panel);
      expect(status).toMatch(/^20[0-9] /);
      keys.add((await request.allHeaders())['idempotency-key']);
      const answer = (await panel.locator('output code').textContent()) ?? '';
      ids.add(/^ {2}"id": "(\w+)"/m.exec(answer)?.[1]);
    }
    expect([keys.size, ids.size]).toEqual([3, 3]);
    expect([...keys].every((key) => /^[0-9a-f]{32}$/.test(key ?? ''))).toBe(true);
  });

  it.each([
    'application/json',
    'multipart/form-data',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ])('sends the example deck as %s, and asks for a file name only for a raw file', async (kind) => {
    await using visited = await visit('/docs/reference/brand-checks');
    const { page } = visited;
    const panel = panelOf(page, 'runBrandCheck');
    await open(panel);
    await panel.locator('[data-bodies]').selectOption(kind);
    expect(await panel.locator('[name=filename][data-in=query]').isVisible()).toBe(kind.startsWith('application/vnd'));
    const { request, status } = await press(page, panel);
    expect(status).toMatch(/^200 /);
    expect((await request.allHeaders())['content-type']).toMatch(kind);
  });

  it.each(['multipart/form-data', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'])(
    'determines the type of a text document from its file name, sent as %s',
    async (kind) => {
      await using visited = await visit('/docs/reference/brand-checks');
      const { page } = visited;
      const panel = panelOf(page, 'runBrandCheck');
      await open(panel);
      await panel.locator('[data-bodies]').selectOption(kind);
      const buffer = await readFile(HANDBOOK);
      const file = panel.locator('fieldset:enabled [data-in=file]');
      await file.setInputFiles({ name: 'handbook.DOCX', mimeType: '', buffer });
      const { status } = await press(page, panel);
      expect(status).toMatch(/^200 /);
      expect(await panel.locator('output code').textContent()).toContain('"content_type": "docx"');
    },
  );

  it('shows the error of a refused request', async () => {
    await using visited = await visit('/docs/reference/fonts');
    const { page } = visited;
    const panel = panelOf(page, 'registerFont');
    await open(panel);
    await panel.locator('textarea').fill('{}');
    await panel.getByRole('button', { name: 'Send request' }).click();
    await panel.locator('.status.bad').waitFor();
    expect(await panel.locator('output code').textContent()).toContain('"parameter_missing"');
  });
});
