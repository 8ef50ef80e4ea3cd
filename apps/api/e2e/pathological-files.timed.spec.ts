import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PATHOLOGICAL_FILES } from '@livery/office-testing';
import { type ApiClient, assertBelow, timed } from '@livery/testing';
import { startTestApi, type TestApi } from './test-api.ts';

/** An answer may take this much processor time. */
const MOST_MS = 2_000;
/** Learning may take more, since it judges a template several times. */
const MOST_MS_OF_LEARNING = 4_000;

let api: TestApi;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  client = await (await api.createOrganization()).client();
  await client.put('/brand_palettes', { palettes: [{ name: 'Brand', colors: [{ name: 'Navy', hex: '#14213D' }] }] });
  await client.post('/fonts', { name: 'Inter' });
});

afterAll(() => api.close());

describe('a small file that holds very much of one thing, sent by a caller who is alone', () => {
  it.each(PATHOLOGICAL_FILES)(
    'gets a verdict or a documented refusal within 2 s of processor time: $title',
    timed(async ({ format, build }) => {
      const content_base64 = Buffer.from(build()).toString('base64');
      const began = process.cpuUsage();
      const { status, body } = await client.post('/brand_checks', { content_type: format, content_base64 });
      const { user, system } = process.cpuUsage(began);
      assertBelow((user + system) / 1_000, MOST_MS);
      if (status === 200) expect(body).toMatchObject({ object: 'brand_check', status: 'completed' });
      else
        expect([status, body]).toMatchObject([422, { error: { code: 'xml_too_complex', part: expect.any(String) } }]);
    }),
  );
});

describe('a small file that holds very much of one thing, sent as a template', () => {
  it.each(PATHOLOGICAL_FILES)(
    'gets a draft or a documented refusal: $title',
    timed(async ({ format, build }) => {
      const content_base64 = Buffer.from(build()).toString('base64');
      const began = process.cpuUsage();
      const { status, body } = await client.post('/guidelines/learn', { content_type: format, content_base64 });
      const { user, system } = process.cpuUsage(began);
      assertBelow((user + system) / 1_000, MOST_MS_OF_LEARNING);
      if (status === 200) expect(body).toMatchObject({ object: 'guideline_draft' });
      else
        expect([status, body]).toMatchObject([422, { error: { code: 'xml_too_complex', part: expect.any(String) } }]);
    }),
  );
});
