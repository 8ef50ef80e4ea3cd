// Only this suite runs the samples that readers of the reference copy, in the three languages.
import { execFile } from 'node:child_process';
import { copyFile, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { ExampleRecords } from './example-records.ts';
import { type GuideService, onThisMachine, REPOSITORY, startGuideService } from './guide-service.ts';
import { openBrowser, visitPage } from './page-visit.ts';
import { resourcesOfOperations, operationIds, operationsOfContract, referencePaths } from './reference-paths.ts';
import { createUserToken, OPERATIONS_OF_PEOPLE } from './user-token.ts';

const STRICT = 'set -euo pipefail\ncurl() { command curl --silent --show-error --fail-with-body "$@"; }\n';
const LANGUAGES: readonly (readonly [string, (code: string) => readonly [string, readonly string[]]])[] = [
  ['curl', (code) => ['bash', ['-c', STRICT + code]]],
  ['JavaScript', (code) => [process.execPath, ['--input-type=module', '-e', code]]],
  ['Python', (code) => ['python3', ['-c', code]]],
];

/** Ids of records in samples. */
const EXAMPLE_ID = /\b[a-z]+(?:_[a-z]+)*_0350tEyI3T(?:hR2kZQtU0Oni|injRDFnAplkv)/g;
const PICTURE = path.join(REPOSITORY, 'samples/harbour-at-dawn.png');

const RESOURCE_OF = resourcesOfOperations();
/** Each test runs the samples of one resource, so that none takes long. */
const RESOURCES = [...new Set(RESOURCE_OF.values())];
/** For the hook that starts the service and reads every sample. */
const READING_TIMEOUT_MS = 120_000;

type Samples = readonly (readonly [language: string, operation: string, code: string])[];

let service: GuideService;
let browser: Browser;
let records: ExampleRecords;
let userToken: string;
let samples: Samples;

beforeAll(async () => {
  service = await startGuideService();
  browser = await openBrowser();
  userToken = await createUserToken(service);
  records = new ExampleRecords(service, userToken);
  samples = await readSamples();
}, READING_TIMEOUT_MS);

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

/** The id of a finding in the documentation. */
const EXAMPLE_FINDING = /\b[0-9a-f]{16}\b/;

/** Replaces the ids in a sample by those of real records, the email by one that has not been invited, and the name of a folder by a new one. */
async function asReaderRunsIt(code: string, language: string, operation: string): Promise<string> {
  let text = onThisMachine(code).replace('ada@', `ada+${language}@`);
  if (operation.endsWith('LibraryFolder')) text = text.replace(/Photography|Pictures/, `${operation} ${language}`);
  if (operation === 'createIconSet') text = text.replace('Outline icons', `Icons ${language}`);
  for (const [example] of code.matchAll(EXAMPLE_ID))
    text = text.replace(example, await records.idLike(example, operation));
  return operation === 'deleteSuppression' ? text.replace(EXAMPLE_FINDING, records.acceptedFinding) : text;
}

/** A sample prints a response as JSON or events; it prints nothing if it saves a file. */
function outputOf(code: string): RegExp {
  if (/ -OJ |writeFile|copyfileobj/.test(code)) return /^$/;
  return /curl -N |TextDecoderStream|for line in response/.test(code) ? /^event: job\n/ : /^\{[^]*\}\s*$/;
}

describe.each(LANGUAGES)('the samples of the reference in %s', (language, command) => {
  it('are there for all operations', () => {
    const own = samples.filter(([of]) => of === language).map(([, operation]) => operation);
    expect(own.sort()).toEqual(operationsOfContract().sort());
  });

  it.each(RESOURCES)('run unchanged for all operations of a resource: %s', async (resource) => {
    const { live_key: KEY, client_id: CLIENT_ID, client_secret: CLIENT_SECRET } = service.demo;
    const env = { PATH: process.env['PATH'], LIVERY: service.origin, KEY, CLIENT_ID, CLIENT_SECRET, TOKEN: 'oat_none' };
    const own = samples.filter(([of, operation]) => of === language && RESOURCE_OF.get(operation) === resource);
    expect(own).not.toEqual([]);
    for (const [, operation, code] of own) {
      const [program, words] = command(await asReaderRunsIt(code, language, operation));
      await using folder = await mkdtempDisposable(path.join(tmpdir(), 'livery-sample-'));
      await copyFile(PICTURE, path.join(folder.path, 'harbour-at-dawn.png'));
      const key = OPERATIONS_OF_PEOPLE.has(operation) ? userToken : KEY;
      const options = { env: { ...env, KEY: key }, cwd: folder.path, maxBuffer: 4_000_000 };
      const { stdout } = await promisify(execFile)(program, words, options).catch((error: unknown) => {
        throw new Error(`${operation}: ${String(error)}\n${JSON.stringify(error)}`);
      });
      expect({ operation, stdout }).toEqual({ operation, stdout: expect.stringMatching(outputOf(code)) });
    }
  });

  it('print the error and fail if they are refused', async () => {
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
