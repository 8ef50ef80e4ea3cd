import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Page, Route } from 'playwright-core';
import { DashboardService } from './dashboard-service.ts';
import { press } from './keyboard.ts';
import { openBrowser, Visitor } from './visitor.ts';

jest.setTimeout(180_000);

const DECK = path.resolve(import.meta.dirname, '../../../samples/brand-faults.pptx');
const REPORT = /\/checks\/brand_check_/;

let service: DashboardService;
let browser: Browser;
let bytes: Buffer<ArrayBuffer>;
let state: Awaited<ReturnType<Visitor['context']['storageState']>>;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  service = await DashboardService.open();
  browser = await openBrowser();
  bytes = await readFile(DECK);
  await using first = await Visitor.with(browser, service.origin);
  await first.signIn(service.link);
  state = await first.context.storageState();
});

beforeEach(async () => {
  visitor = await Visitor.with(browser, service.origin, { storageState: state });
  page = await visitor.open('/dashboard/');
});

afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor[Symbol.asyncDispose]();
});

afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

/** Chooses files in the dialog of the browser. */
async function choose(files: readonly { readonly name: string; readonly buffer: Buffer }[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(files.map((file) => ({ ...file, mimeType: '' })));
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

/** Checks the sample deck, and waits for its report. */
async function checkDeck(): Promise<void> {
  await choose([{ name: 'own-deck.pptx', buffer: bytes }]);
  await page.waitForURL(REPORT);
  await page.getByRole('heading', { name: 'own-deck.pptx' }).waitFor();
}

describe('a newcomer', () => {
  it('without a deck of their own sees the report on a sample deck after one click', async () => {
    const organization = await service.demo('organization');
    await page.goto(`${service.origin}/dashboard/${organization}/test/check`);
    await page.getByText('Your brand is not set up in test mode').waitFor();
    await page.getByRole('button', { name: 'Check a sample deck' }).click();
    await page.waitForURL(REPORT);
    await page.getByRole('heading', { name: 'brand-faults.pptx' }).waitFor();
  });

  it('sees the findings of an own deck after one click and the choice of the file', async () => {
    await checkDeck();
    await page.getByText('Not on brand yet').waitFor();
    expect(await page.getByRole('article').count()).toBe(14);
    expect(await page.getByText('Brand Amber').count()).toBeGreaterThan(0);
  });

  it('drops a deck anywhere on the page', async () => {
    await page.evaluate(
      `(() => {
        const bytes = Uint8Array.from(atob(${JSON.stringify(bytes.toString('base64'))}), (one) => one.charCodeAt(0));
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
    await choose([
      { name: 'notes.pdf', buffer: Buffer.from('%PDF') },
      { name: 'cut-off.pptx', buffer: bytes.subarray(0, 12_000) },
      { name: 'text.pptx', buffer: Buffer.from('no deck') },
      { name: 'secret.pptx', buffer: encryptedFile() },
      { name: 'empty.pptx', buffer: Buffer.alloc(0) },
      { name: 'old.ppt', buffer: Buffer.from('old') },
      { name: 'good.pptx', buffer: bytes },
    ]);
    await page.getByText('This is no file of PowerPoint or Word. Livery checks').waitFor();
    await page.getByText('The file is damaged, or was not saved to its end.').waitFor();
    await page.getByText('This is no presentation or text document of Office 2007 or later.').waitFor();
    await page.getByText('The file has a password.').waitFor();
    await page.getByText('The file is empty.').waitFor();
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
    await choose([{ name: 'once.pptx', buffer: bytes }]);
    await page.getByText('The connection was lost.').waitFor();
    const { brandChecks } = await service.client();
    const { data: before } = await brandChecks.list({ q: 'once.pptx' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(REPORT);
    const { data: after } = await brandChecks.list({ q: 'once.pptx' });
    expect([before.length, after.length]).toEqual([1, 1]);
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
    await choose([{ name: 'later.pptx', buffer: bytes }]);
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
    await checkDeck();
  });

  it('is cancelled, and then checked after all', async () => {
    await page.route('**/api/v1/brand_checks', () => undefined, { times: 1 });
    await choose([{ name: 'stopped.pptx', buffer: bytes }]);
    await page.getByRole('button', { name: 'Cancel stopped.pptx' }).click();
    await page.getByText('Cancelled.').waitFor();
    await page.getByRole('button', { name: 'Check it after all' }).click();
    await page.waitForURL(REPORT);
  });

  it('over a slow network shows how much was sent', async () => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const kilobytes = 128 * 1024;
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: kilobytes,
      uploadThroughput: kilobytes,
    });
    const padded = Buffer.concat([bytes, Buffer.alloc(3 * kilobytes)]);
    await choose([{ name: 'slow.pptx', buffer: padded }]);
    await page.getByText(/^Sending, [1-9]\d? %$/).waitFor();
    await page.getByRole('progressbar', { name: /Sending, [1-9]\d? %: slow\.pptx/ }).waitFor();
  });
});

describe('the report', () => {
  it('leads from a numbered box on the picture to its finding by keyboard', async () => {
    await checkDeck();
    await page.getByRole('tab', { name: 'By cause' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/view=places/);
    await page.getByRole('img', { name: 'Slide 4' }).waitFor();
    await page.getByRole('button', { name: /^Finding 5:/ }).focus();
    await page.keyboard.press('Enter');
    await page.locator('article:focus').getByText('#F79A1B', { exact: true }).waitFor();
  });

  it('keeps its filters in the address', async () => {
    await checkDeck();
    await page.getByLabel('Severity').selectOption('low');
    await page.waitForURL(/severity=low/);
    await page.reload();
    await page.getByRole('article').waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
  });

  it('gives a fixed file, whose report has fewer findings', async () => {
    await checkDeck();
    await page.getByRole('button', { name: 'Fix what Livery can fix (5)…' }).click();
    await page.getByText('5 findings would be gone, 9 would remain.').waitFor();
    await page.getByRole('button', { name: 'Make the fixed file' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download own-deck-fixed.pptx' }).click();
    expect(await (await download).failure()).toBeNull();
    await page.getByRole('link', { name: 'Open the report on the fixed file' }).click();
    await page.getByRole('heading', { name: 'own-deck-fixed.pptx' }).waitFor();
    await page.getByText('Not on brand yet: 9 deviations').waitFor();
  });

  it('is reached, and gives a fixed file, by keyboard alone', async () => {
    const chooser = page.waitForEvent('filechooser');
    await press(page, page.getByRole('button', { name: 'Choose files' }));
    await (await chooser).setFiles([{ name: 'own-deck.pptx', buffer: bytes, mimeType: '' }]);
    await page.waitForURL(REPORT);
    const fix = page.getByRole('button', { name: 'Fix what Livery can fix (5)…' });
    await fix.waitFor();
    await press(page, fix);
    const make = page.getByRole('button', { name: 'Make the fixed file' });
    await page.getByText('5 findings would be gone, 9 would remain.').waitFor();
    await press(page, make);
    const report = page.getByRole('link', { name: 'Open the report on the fixed file' });
    await report.waitFor();
    await press(page, report);
    await page.getByRole('heading', { name: 'own-deck-fixed.pptx' }).waitFor();
  });

  it('accepts a finding with a reason, and takes that back', async () => {
    await checkDeck();
    await page.getByRole('checkbox', { name: 'Choose finding 14' }).check();
    await page.getByRole('button', { name: 'Accept them…' }).click();
    await page.getByLabel('Why is it meant?').fill('Typed so by the author.');
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByText('Accepted: Typed so by the author.').waitFor();
    await page.getByRole('tab', { name: 'Accepted (1)' }).click();
    await page.getByRole('button', { name: 'Take back: Double space' }).click();
    await page.getByText('Nothing is accepted').waitFor();
  });

  it('compares with the version before', async () => {
    await checkDeck();
    await page.getByRole('button', { name: 'Check a newer version' }).click();
    await page.waitForURL(/baseline=/);
    await checkDeck();
    await page.getByText('0 new, 0 changed, 0 fixed, 14 unchanged').waitFor();
  });
});
