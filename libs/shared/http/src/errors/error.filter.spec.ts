import { once } from 'node:events';
import { Writable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { DiscoveryService, ModulesContainer } from '@nestjs/core';
import { DomainError } from '@livery/kernel';
import { FixedClock } from '@livery/testing';
import express from 'express';
import { pino } from 'pino';
import { EndpointTable } from '../endpoint-table.ts';
import { AnonymousRefusals } from '../rate-limits/anonymous-refusals.ts';
import { ErrorFilter } from './error.filter.ts';

const PLENTY = { perSecond: 1_000, burst: 1_000 };
const LIMITS = { live: PLENTY, test: PLENTY, checks: PLENTY, concurrentChecks: 1, refusals: PLENTY };

/** The line that is logged when a request fails so. */
async function loggedFor(thrown: Error): Promise<string> {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const filter = new ErrorFilter(
    new EndpointTable(new DiscoveryService(new ModulesContainer())),
    new AnonymousRefusals(LIMITS, new FixedClock()),
    pino(stream),
  );
  const app = express().use((request, response) => filter.answer(thrown, request, response));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503);
  } finally {
    server.close();
    server.closeAllConnections();
  }
  return lines.join('');
}

it('a refusal by a limit is logged in one short line, and the cause of an outage with its stack', async () => {
  const limit = await loggedFor(new DomainError('unavailable', 'unavailable', 'Too many large bodies.'));
  expect(limit).toContain('"code":"unavailable","reason":"Too many large bodies."');
  expect(limit).not.toContain('stack');
  const cause = new Error('The connection ended.');
  const outage = await loggedFor(new DomainError('unavailable', 'unavailable', 'Try again.', { cause }));
  expect(outage).toContain('stack');
});
