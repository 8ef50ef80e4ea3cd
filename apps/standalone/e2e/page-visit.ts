import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const COMPLAINTS: ReadonlySet<string> = new Set(['error', 'warning', 'assert']);

/** It runs as root where this is checked, and Chromium's own sandbox does not. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
}

export interface PageVisit extends AsyncDisposable {
  readonly page: Page;
  /** What the console, or the page itself, complained of. */
  readonly complaints: readonly string[];
  /** Origins of everything that was asked for. */
  readonly origins: readonly string[];
  /** As they came over the wire. */
  readonly bytes: number;
}

/** Opens a page as one who was never there before, and waits until it asks for nothing more. */
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
