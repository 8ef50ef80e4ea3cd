import { beforeAll } from '@jest/globals';
import { Livery } from '@livery/sdk';
import type { DashboardService } from './dashboard-service.ts';
import { demoOfSuite } from './demo-of-suite.ts';
import type { Visitor } from './visitor.ts';

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
  const demo = demoOfSuite();
  let home: string;
  let api: Livery;
  beforeAll(async () => {
    home = `/dashboard/${await demo.service.demo('organization')}/test/developers`;
    api = new Livery({ baseUrl: demo.service.origin, credential: await demo.service.demo('test_key') });
  });
  return {
    get service() {
      return demo.service;
    },
    get home() {
      return home;
    },
    get api() {
      return api;
    },
    get visitor() {
      return demo.owner;
    },
  };
}
