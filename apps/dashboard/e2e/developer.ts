import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import { Livery } from '@livery/sdk';
import type { Browser } from 'playwright-core';
import { DashboardService } from './dashboard-service.ts';
import { openBrowser, Visitor } from './visitor.ts';

/** Somebody who makes integrations with the demo in test mode. */
export interface Developer {
  readonly service: DashboardService;
  /** The path of the pages for developers. */
  readonly home: string;
  /** The API in test mode, with all scopes. */
  readonly api: Livery;
  /** Signed in, for each test in a browser of their own. */
  readonly visitor: Visitor;
}

/** Starts the service for a suite. No page of its tests may complain. */
export function developerOfSuite(): Developer {
  let service: DashboardService;
  let browser: Browser;
  let home: string;
  let api: Livery;
  let state: Awaited<ReturnType<Visitor['context']['storageState']>>;
  let visitor: Visitor;
  beforeAll(async () => {
    service = await DashboardService.open();
    browser = await openBrowser();
    home = `/dashboard/${await service.demo('organization')}/test/developers`;
    api = new Livery({ baseUrl: service.origin, credential: await service.demo('test_key') });
    await using first = await Visitor.with(browser, service.origin);
    await first.signIn(service.link);
    state = await first.context.storageState();
  });
  beforeEach(async () => {
    visitor = await Visitor.with(browser, service.origin, { storageState: state });
  });
  afterEach(async () => {
    expect(visitor.complaints).toEqual([]);
    await visitor[Symbol.asyncDispose]();
  });
  afterAll(async () => {
    await browser.close();
    await service[Symbol.asyncDispose]();
  });
  return {
    get service() {
      return service;
    },
    get home() {
      return home;
    },
    get api() {
      return api;
    },
    get visitor() {
      return visitor;
    },
  };
}
