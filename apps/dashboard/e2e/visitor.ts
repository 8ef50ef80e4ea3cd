import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onThisMachine } from '@livery/testing';

const COMPLAINTS: ReadonlySet<string> = new Set(['error', 'warning', 'assert']);
/** The browser itself writes a line for each answer that is no success. Suites look at those on the page. */
const FAILED_ANSWER = 'Failed to load resource';

/** Starts Chromium without its sandbox, which does not work if the suite runs as root. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
}

/** A person with a browser of their own, which records what the pages complain about and which origins they ask. */
export class Visitor implements AsyncDisposable {
  /** Errors of scripts, warnings of the console, and reports of the content security policy. */
  readonly complaints: string[] = [];
  readonly origins = new Set<string>();

  private constructor(
    readonly context: BrowserContext,
    private readonly origin: string,
  ) {}

  static async with(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    context.setDefaultTimeout(onThisMachine(20_000));
    return new Visitor(context, origin);
  }

  /** Opens a tab. @param path such as `/dashboard/` */
  async open(path: string): Promise<Page> {
    const page = await this.context.newPage();
    page.on('console', (message) => {
      const text = message.text();
      if (COMPLAINTS.has(message.type()) && !text.startsWith(FAILED_ANSWER)) this.complaints.push(text);
    });
    page.on('pageerror', ({ message }) => this.complaints.push(message));
    page.on('request', (request) => {
      if (/^https?:/.test(request.url())) this.origins.add(new URL(request.url()).origin);
    });
    await page.goto(path.startsWith('http') ? path : this.origin + path, { waitUntil: 'networkidle' });
    return page;
  }

  /** Signs in by the link of the first start, which posts by itself. @returns the page that opens */
  async signIn(link: string): Promise<Page> {
    const page = await this.open(link);
    await page.getByRole('heading', { name: 'Check a document' }).waitFor();
    return page;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.context.close();
  }
}
