import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OfficeFile } from '@livery/office-testing';
import { TcpProxy } from '@livery/testing';
import type { Browser, Page, Route } from 'playwright-core';
import { DashboardService, OPEN_TIMEOUT_MS } from './dashboard-service.ts';
import { check, choose, DECK, REPORT } from './documents.ts';
import { openBrowser, Visitor } from './visitor.ts';

const LARGE = 'large-deck.pptx';
const MEBIBYTE = 1_048_576;

let service: DashboardService;
/** Between the browser and the service. */
let network: TcpProxy;
let origin: string;
let browser: Browser;
let state: Awaited<ReturnType<Visitor['context']['storageState']>>;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  service = await DashboardService.open();
  network = await TcpProxy.open(service.origin);
  ({ origin } = new URL(network.url));
  browser = await openBrowser();
  await using first = await Visitor.with(browser, origin);
  await first.signIn(service.link.replace(service.origin, origin));
  state = await first.context.storageState();
}, OPEN_TIMEOUT_MS);

beforeEach(async () => {
  visitor = await Visitor.with(browser, origin, { storageState: state });
  page = await visitor.open('/dashboard/');
});

afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor[Symbol.asyncDispose]();
});

afterAll(async () => {
  await browser.close();
  await network[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

/** The sample deck with a picture of 30 MB that no slide shows. */
function largeDeck(): Buffer {
  const file = OfficeFile.open(DECK);
  file.write('ppt/media/large.png', randomBytes(30 * MEBIBYTE));
  return file.bytes();
}

/** The beginning of a file with a password, as PowerPoint writes it: a compound file with the entry `EncryptedPackage`. */
function encryptedFile(): Buffer {
  const file = Buffer.alloc(4096);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  const entry = file.subarray(1024, 1152);
  const length = entry.write('EncryptedPackage\0', 'utf16le');
  entry.writeUInt16LE(length, 64);
  entry.writeUInt8(2, 66);
  return file;
}

describe('a newcomer', () => {
  it('without a deck of their own sees the report on a sample deck after one click', async () => {
    const organization = await service.demo('organization');
    await page.goto(`${origin}/dashboard/${organization}/test/check`);
    await page.getByText('Your brand is not set up in test mode').waitFor();
    await page.getByRole('button', { name: 'Check a sample deck' }).click();
    await page.waitForURL(REPORT);
    await page.getByRole('heading', { name: 'brand-faults.pptx' }).waitFor();
  });

  it('sees the findings of an own deck after one click and the choice of the file', async () => {
    await check(page);
    await page.getByText('Not on brand yet').waitFor();
    expect(await page.getByRole('article').count()).toBe(14);
    expect(await page.getByText('Brand Amber').count()).toBeGreaterThan(0);
  });

  it('drops a deck anywhere on the page', async () => {
    await page.evaluate(
      `(() => {
        const bytes = Uint8Array.from(atob(${JSON.stringify(DECK.toString('base64'))}), (one) => one.charCodeAt(0));
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([bytes], 'dropped.pptx'));
        dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      })()`,
    );
    await page.waitForURL(REPORT);
    await page.getByRole('heading', { name: 'dropped.pptx' }).waitFor();
  });
});

describe('files that cannot be checked', () => {
  it('say why in plain words, each on its own, and the next file is checked', async () => {
    await choose(page, [
      { name: 'notes.pdf', buffer: Buffer.from('%PDF') },
      { name: 'cut-off.pptx', buffer: DECK.subarray(0, 12_000) },
      { name: 'text.pptx', buffer: Buffer.from('no deck') },
      { name: 'secret.pptx', buffer: encryptedFile() },
      { name: 'empty.pptx', buffer: Buffer.alloc(0) },
      { name: 'old.ppt', buffer: Buffer.from('old') },
      { name: 'good.pptx', buffer: DECK },
    ]);
    await page.getByText('This is no file of PowerPoint or Word. Livery checks').waitFor();
    await page.getByText('The file is damaged, or was not saved to its end.').waitFor();
    await page.getByText('This is no presentation or text document of Office 2007 or later.').waitFor();
    await page.getByText('The file has a password.').waitFor();
    await page.getByText('The file is empty.').waitFor();
    for (const size of ['4 bytes', '12 kB', '7 bytes', '0 bytes'])
      await page.getByText(size, { exact: true }).waitFor();
    await page.getByText('This is the format of Office 2003 and before.').waitFor();
    await page.getByRole('link', { name: 'Open the report on good.pptx' }).waitFor();
  });

  it('because they are too large are not sent at all', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'livery-large-'));
    const large = path.join(directory, 'large.pptx');
    await writeFile(large, '');
    await truncate(large, 60 * 1_048_576);
    let sent = 0;
    page.on('request', (request) => (sent += Number(request.url().endsWith('/brand_checks'))));
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose files' }).click();
    await (await chooser).setFiles(large);
    await page.getByText('The file has 60 MB. At most 50 MB can be checked.').waitFor();
    await rm(directory, { recursive: true });
    expect(sent).toBe(0);
  });

  it('can be sent again when the answer was lost, and are then checked once', async () => {
    const lose = async (route: Route): Promise<void> => {
      await route.fetch();
      await route.abort();
    };
    await page.route('**/api/v1/brand_checks', lose, { times: 3 });
    await choose(page, [{ name: 'once.pptx', buffer: DECK }]);
    await page.getByText('The connection was lost.').waitFor();
    const { brandChecks } = await service.client();
    const { data: before } = await brandChecks.list({ q: 'once.pptx' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(REPORT);
    const { data: after } = await brandChecks.list({ q: 'once.pptx' });
    expect([before.length, after.length]).toEqual([1, 1]);
  });
});

describe('a connection that is cut in the middle of a large file', () => {
  it('is said, the file stays in the list, the service keeps nothing of it, and the next attempt succeeds', async () => {
    const { brandChecks } = await service.client();
    const checksOf = async (): Promise<number> => (await brandChecks.list({ q: LARGE })).data.length;
    const largeFiles = async () => (await service.storedSizes()).filter((size) => size > MEBIBYTE);
    const buffer = largeDeck();
    const sent: string[] = [];
    page.on('requestfailed', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    network.cutAfter(20 * MEBIBYTE);
    await choose(page, [{ name: LARGE, buffer }]);
    const row = page.getByRole('region', { name: 'Your files' });
    await row.getByText('The connection was lost.').waitFor({ timeout: 60_000 });
    await row.getByText('Is the network there? The file is not checked twice if you try again.').waitFor();
    await row.getByText(LARGE).waitFor();
    expect(new Set(sent)).toEqual(new Set(['POST /api/v1/brand_checks']));
    expect([await checksOf(), await largeFiles()]).toEqual([0, []]);
    network.cutAfter(Infinity);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(REPORT, { timeout: 60_000 });
    await page.getByRole('heading', { name: LARGE }).waitFor();
    expect([await checksOf(), await largeFiles()]).toEqual([1, [buffer.length]]);
  });
});

describe('a check that fails on its way', () => {
  it.each([
    [503, 'The service has too much to do just now.'],
    [429, 'Too many checks run at the same time.'],
  ])('with %i is said to be tried later, and then goes well', async (status, words) => {
    const refuse = (route: Route): Promise<void> =>
      route.fulfill({
        status,
        headers: { 'retry-after': '1', 'request-id': 'req_refused' },
        json: { error: { type: 'api_error', code: 'overloaded', message: 'Later.', doc_url: '', request_id: '' } },
      });
    let refused = 0;
    await page.route('**/api/v1/brand_checks', (route) => {
      refused++;
      return refuse(route);
    });
    await choose(page, [{ name: 'later.pptx', buffer: DECK }]);
    await page.getByText(words).waitFor();
    expect(refused).toBeGreaterThan(0);
    await page.getByRole('heading', { name: 'Check a document' }).waitFor();
    await page.unroute('**/api/v1/brand_checks');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(REPORT);
    await page.getByRole('heading', { name: 'later.pptx' }).waitFor();
  });

  it('with one 503 goes well without a word', async () => {
    await page.route(
      '**/api/v1/brand_checks',
      (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' } }),
      {
        times: 1,
      },
    );
    await check(page);
  });

  it('is cancelled, and then checked after all', async () => {
    await page.route('**/api/v1/brand_checks', () => undefined, { times: 1 });
    await choose(page, [{ name: 'stopped.pptx', buffer: DECK }]);
    await page.getByRole('button', { name: 'Cancel stopped.pptx' }).click();
    await page.getByText('Cancelled.').waitFor();
    await page.getByRole('button', { name: 'Check it after all' }).click();
    await page.waitForURL(REPORT);
  });

  it('over a slow network shows how much was sent', async () => {
    const connection = await page.context().newCDPSession(page);
    await connection.send('Network.enable');
    const kilobytes = 128 * 1024;
    await connection.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: kilobytes,
      uploadThroughput: kilobytes,
    });
    const padded = Buffer.concat([DECK, Buffer.alloc(3 * kilobytes)]);
    await choose(page, [{ name: 'slow.pptx', buffer: padded }]);
    await page.getByText(/^Sending, [1-9]\d? %$/).waitFor();
    await page.getByRole('progressbar', { name: /Sending, [1-9]\d? %: slow\.pptx/ }).waitFor();
  });
});
