import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { ExampleRecords } from './example-records.ts';
import { type GuideService, onThisMachine, startGuideService } from './guide-service.ts';
import { openBrowser, visitPage } from './page-visit.ts';
import { operationIds, operationsOfContract, referencePaths } from './reference-paths.ts';

jest.setTimeout(300_000);

const STRICT = 'set -euo pipefail\ncurl() { command curl --silent --show-error --fail-with-body "$@"; }\n';
const LANGUAGES: readonly (readonly [string, (code: string) => readonly [string, readonly string[]]])[] = [
  ['curl', (code) => ['bash', ['-c', STRICT + code]]],
  ['JavaScript', (code) => [process.execPath, ['--input-type=module', '-e', code]]],
  ['Python', (code) => ['python3', ['-c', code]]],
];

type Samples = readonly (readonly [language: string, operation: string, code: string])[];

let service: GuideService;
let browser: Browser;
let records: ExampleRecords;
let samples: Samples;

beforeAll(async () => {
  service = await startGuideService();
  browser = await openBrowser();
  records = new ExampleRecords(service);
  samples = await readSamples();
});

afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

/** Reads the samples of every operation in each language, as the copy buttons copy them. */
async function readSamples(): Promise<Samples> {
  const samples: [language: string, operation: string, code: string][] = [];
  for (const path of await referencePaths(service)) {
    await using visit = await visitPage(browser, service.origin + path, {});
    for (const operation of await operationIds(visit.page)) {
      const tabs = visit.page.locator(`section:has(#${operation}) .tabs[data-kind=language]`);
      const languages = await tabs.getByRole('tab').allTextContents();
      const codes = await tabs.locator('code').allTextContents();
      for (const [index, language] of languages.entries()) samples.push([language, operation, codes[index] ?? '']);
    }
  }
  return samples;
}

/** Replaces the id in a sample by that of a real record, and the email by one that has not been invited. */
async function asReaderRunsIt(code: string, language: string): Promise<string> {
  const [example] = /[a-z]+(?:_[a-z]+)*_0350tEyI3ThR2kZQtU0Oni/.exec(code) ?? [];
  const text = onThisMachine(code).replace('ada@', `ada+${language}@`);
  return example === undefined ? text : text.replace(example, await records.idLike(example));
}

describe('the samples of the reference', () => {
  it.each(LANGUAGES)('run unchanged for all operations: %s', async (language, command) => {
    const { live_key: KEY, client_id: CLIENT_ID, client_secret: CLIENT_SECRET } = service.demo;
    const env = { PATH: process.env['PATH'], LIVERY: service.origin, KEY, CLIENT_ID, CLIENT_SECRET, TOKEN: 'oat_none' };
    const own = samples.filter(([of]) => of === language);
    expect(own.map(([, operation]) => operation).sort()).toEqual((await operationsOfContract(service)).sort());
    for (const [, operation, code] of own) {
      const [program, words] = command(await asReaderRunsIt(code, language));
      const { stdout } = await promisify(execFile)(program, words, { env, maxBuffer: 4_000_000 }).catch(
        (error: unknown) => {
          throw new Error(`${operation}: ${String(error)}\n${JSON.stringify(error)}`);
        },
      );
      expect({ operation, stdout }).toEqual({ operation, stdout: expect.stringMatching(/^\{[^]*\}\s*$/) });
    }
  });

  it.each(LANGUAGES)('print the error and fail if they are refused: %s', async (language, command) => {
    const [, , code = ''] = samples.find(([of, operation]) => of === language && operation === 'listFonts') ?? [];
    const env = { PATH: process.env['PATH'], LIVERY: service.origin, KEY: 'sk_live_of_nobody' };
    const [program, words] = command(code);
    const refused = promisify(execFile)(program, words, { env });
    await expect(refused).rejects.toMatchObject({ code: expect.any(Number) });
    // The error of a failed program contains its output.
    const output = await refused.then(
      ({ stdout }) => stdout,
      (error: unknown) => JSON.stringify(error),
    );
    expect(output).toMatch(/\bcredentials_invalid\b/);
  });
});
