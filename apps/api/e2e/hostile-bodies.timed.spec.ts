import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient, assertBelow, timed } from '@livery/testing';
import type { Answer } from './read-answer.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const MOST_BYTES = 8_192;

let api: TestApi;
let client: ApiClient;
/** The milliseconds that the largest valid body takes on this machine. An invalid body must not take longer. */
let validMs: number;

beforeAll(async () => {
  api = await startTestApi();
  client = await (await api.createOrganization()).client();
  const largest = await quickest(() => client.put('/brand_palettes', { palettes: largestPalettes() }));
  expect(largest.answer.status).toBe(200);
  validMs = largest.took;
});

afterAll(() => api.close());

const list = (length: number, item: unknown = {}) => Array.from({ length }, () => item);
const names = (length: number) => Object.fromEntries(Array.from({ length }, (_, index) => [`n${index}`, 1]));

const largestPalettes = () =>
  list(100).map((_, palette) => ({
    name: `Palette ${palette}`,
    colors: list(100).map((_, color) => ({ name: `Colour ${color}`, hex: `#${String(100_000 + color)}` })),
  }));

/** Returns the shortest time of three requests, since other programs may use the processor during some of them. */
async function quickest(ask: () => Promise<Answer>): Promise<{ readonly answer: Answer; readonly took: number }> {
  let took = Number.POSITIVE_INFINITY;
  let answer = await ask();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const start = performance.now();
    answer = await ask();
    took = Math.min(took, performance.now() - start);
  }
  return { answer, took };
}

describe('a body with many members', () => {
  it.each([
    ['with 340,000 palettes', '/brand_palettes', { palettes: list(340_000) }, 'body_invalid_json', null],
    ['with 340,000 rules', '/brand_rules', { data: list(340_000) }, 'body_invalid_json', null],
    ['with 90,000 names', '/fonts', names(90_000), 'body_invalid_json', null],
    ['with 40,000 palettes', '/brand_palettes', { palettes: list(40_000) }, 'parameter_invalid', 'palettes'],
    ['with 201 invalid rules', '/brand_rules', { data: list(201) }, 'parameter_invalid', 'data'],
    [
      'with one palette of 40,000 colours',
      '/brand_palettes',
      { palettes: [{ name: 'A', colors: list(40_000) }] },
      'parameter_invalid',
      'palettes[0].colors',
    ],
    ['with 200 unknown names', '/fonts', names(200), 'parameter_unknown', 'n0'],
  ])(
    '%s is refused quickly, with a short response',
    timed(async (_, path, body, code, param) => {
      const text = JSON.stringify(body);
      const { answer, took } = await quickest(() =>
        path === '/fonts' ? client.post(path, text) : client.put(path, text),
      );
      expect(answer.status).toBe(400);
      expect(answer.body.error).toMatchObject({ code, param });
      expect(answer.text.length).toBeLessThan(MOST_BYTES);
      assertBelow(took, validMs / 2);
    }),
  );

  it.each([
    ['200 rules of 200 unknown names', '/brand_rules', { data: list(200, names(200)) }, 'parameter_unknown'],
    [
      '100 palettes of 100 colours',
      '/brand_palettes',
      { palettes: list(100, { colors: list(100) }) },
      'parameter_missing',
    ],
  ])(
    'of the largest valid size with errors everywhere takes no longer than a valid one: %s',
    timed(async (_, path, body, code) => {
      const { answer, took } = await quickest(() => client.put(path, body));
      expect(answer.body.error).toMatchObject({ code });
      expect(answer.text.length).toBeLessThan(MOST_BYTES);
      assertBelow(took, validMs);
    }),
  );

  it('is refused with at most twenty errors', async () => {
    const { body } = await client.put('/brand_rules', { data: list(200) });
    expect(body.error.errors).toHaveLength(20);
  });
});
