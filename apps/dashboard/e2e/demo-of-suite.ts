import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { DashboardService, OPEN_TIMEOUT_MS } from './dashboard-service.ts';
import { openBrowser, Visitor } from './visitor.ts';

/** The demo, and its owner. */
export interface Demo {
  readonly service: DashboardService;
  readonly browser: Browser;
  /** The owner, who is signed in, for each test in a browser of their own. */
  readonly owner: Visitor;
}

/** Starts the service for a suite, and signs in once. No page of its tests may complain. */
export function demoOfSuite(): Demo {
  let service: DashboardService;
  let browser: Browser;
  let state: Awaited<ReturnType<Visitor['context']['storageState']>>;
  let owner: Visitor;
  beforeAll(async () => {
    service = await DashboardService.open();
    browser = await openBrowser();
    await using first = await Visitor.with(browser, service.origin);
    await first.signIn(service.link);
    state = await first.context.storageState();
  }, OPEN_TIMEOUT_MS);
  beforeEach(async () => {
    owner = await Visitor.with(browser, service.origin, { storageState: state });
  });
  afterEach(async () => {
    expect(owner.complaints).toEqual([]);
    await owner[Symbol.asyncDispose]();
  });
  afterAll(async () => {
    await browser.close();
    await service[Symbol.asyncDispose]();
  });
  return {
    get service() {
      return service;
    },
    get browser() {
      return browser;
    },
    get owner() {
      return owner;
    },
  };
}
