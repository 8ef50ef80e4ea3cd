import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const COMPLAINTS: ReadonlySet<string> = new Set(['error', 'warning', 'assert']);

/** Starts Chromium without its sandbox, which does not work if the suite runs as root. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
}

export interface PageVisit extends AsyncDisposable {
  readonly page: Page;
  /** The errors and warnings of the console and of the page. */
  readonly complaints: readonly string[];
  /** The origins of all requests. */
  readonly origins: readonly string[];
  /** The number of bytes that were received, before decompression. */
  readonly bytes: number;
}

/** Opens a page in a new browser context, and waits until it sends no more requests. */
export async function visitPage(browser: Browser, url: string, reader: BrowserContextOptions): Promise<PageVisit> {
  const context = await browser.newContext(reader);
  const page = await context.newPage();
  const complaints: string[] = [];
  const origins = new Set<string>();
  let bytes = 0;
  page.on('console', (message) => {
    if (COMPLAINTS.has(message.type())) complaints.push(`${message.type()} ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin);
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, complaints, origins: [...origins], bytes, [Symbol.asyncDispose]: () => context.close() };
}
