import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiClient } from '@livery/testing';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';

let api: SharedTestApi;
let client: ApiClient;

beforeAll(async () => {
  api = await sharedTestApi();
  client = await (await api.createOrganization()).client();
});

afterAll(() => api.close());

interface ReportedErrors {
  /** Status, code and param of the first error. */
  readonly first: readonly unknown[];
  /** Code and param of each entry of `errors`; undefined if the response has no such list. */
  readonly errors: readonly string[] | undefined;
}

async function errorsFor(method: 'post' | 'put', path: string, body: object): Promise<ReportedErrors> {
  const { status, body: answer } = await client[method](path, body);
  const { code, param, errors }: { code: string; param: string; errors?: { code: string; param: string }[] } =
    answer.error;
  return { first: [status, code, param], errors: errors?.map((error) => `${error.code} ${error.param}`).sort() };
}

describe('a request with several errors', () => {
  it('gets a list with its missing, invalid and unknown members', async () => {
    const { errors } = await errorsFor('post', '/api_keys', {
      scopes: ['brand:reed'],
      prefix_type: 'xk',
      expires_at: 'tomorrow',
      metadata: [],
      stray: 1,
    });
    expect(errors).toEqual([
      'parameter_invalid expires_at',
      'parameter_invalid metadata',
      'parameter_invalid prefix_type',
      'parameter_invalid scopes',
      'parameter_missing name',
      'parameter_unknown stray',
    ]);
  });

  it('gets a list with all errors, in which a list that is too long is one error, without errors of its entries', async () => {
    const colors = Array.from({ length: 101 }, () => ({ hex: 1 }));
    const { errors } = await errorsFor('put', '/brand_palettes', {
      palettes: [{ name: 'x'.repeat(201), colors }, { colors: [{ hex: 1 }] }],
      settings: { allow_neutral_greys: 'yes' },
    });
    expect(errors).toEqual([
      'parameter_invalid palettes[0].colors',
      'parameter_invalid palettes[0].name',
      'parameter_invalid palettes[1].colors[0].hex',
      'parameter_invalid settings.allow_neutral_greys',
      'parameter_missing palettes[1].name',
    ]);
  });

  it('gets a list with all errors that the domain finds', async () => {
    const { first, errors } = await errorsFor('put', '/brand_rules', {
      data: [
        { type: 'forbidden_color', pattern: 'reddish', metadata: { a: 1 } },
        { type: 'text.double_spaces', params: { unheard_of: 1 } },
      ],
    });
    expect(first).toEqual([400, 'parameter_invalid', 'data[0].pattern']);
    expect(errors).toEqual([
      'parameter_invalid data[0].metadata.a',
      'parameter_invalid data[0].pattern',
      'parameter_invalid data[1].params.unheard_of',
    ]);
  });

  it.each([
    ['/api_keys', { name: 'One', scopes: [] }, ['parameter_invalid', 'scopes']],
    ['/fonts', { name: ' ' }, ['parameter_missing', 'name']],
    ['/fonts', { name: 'One', fallbacks: ['a', 'x'.repeat(201)] }, ['parameter_invalid', 'fallbacks[1]']],
    ['/brand_checks', { content_type: 'pptx' }, ['parameter_missing', 'content_base64']],
  ])('gets no list if there is only one error: %s %j', async (path, body, error) => {
    expect(await errorsFor('post', path, body)).toEqual({ first: [400, ...error], errors: undefined });
  });
});

describe('messages', () => {
  it('list the possible entries of a list that must not be empty', async () => {
    const { body } = await client.post('/api_keys', { name: 'One', scopes: [] });
    expect(body.error.message).toMatch(/^scopes must be a list of 1 or more entries, each one of: platform:read, /);
  });

  it('about an unsupported Content-Type name three ways to send a document, not every media type', async () => {
    const { status, body } = await client.post('/brand_checks', 'x', { 'content-type': 'text/plain' });
    expect(status).toBe(415);
    expect(body.error.message).toBe(
      'Content-Type must name the type of the body: application/json, multipart/form-data, or the document itself under its own media type. Text must be in UTF-8.',
    );
  });

  it('say that a file is empty, in every format of the request', async () => {
    const json = await client.post('/brand_checks', { content_type: 'pptx', content_base64: '' });
    expect(json.body.error.message).toContain('is empty');
    const form = await client.send('POST', '/brand_checks', (test) =>
      test.field('content_type', 'pptx').attach('file', Buffer.alloc(0), 'empty.pptx'),
    );
    expect(form.body.error.message).toContain('The file is empty.');
  });

  it('contain the line and column of a syntax error in JSON', async () => {
    const { body } = await client.post('/api_keys', '{\n  "name": "One",\n  "scopes": [brand:read]\n}');
    expect(body.error).toMatchObject({
      code: 'body_invalid_json',
      message: 'The body is not valid JSON. Look at line 3, column 14.',
    });
  });

  it('name a member that occurs twice', async () => {
    const { body } = await client.post('/api_keys', '{"name":"One","scopes":["brand:read"],"name":"Two"}');
    expect(body.error).toMatchObject({ code: 'body_invalid_json', param: 'name' });
  });

  it('do not repeat long names', async () => {
    const names = Array.from({ length: 30 }, (_, index) => [`${index}${'😀'.repeat(5_000)}`, 1] as const);
    const { status, text } = await client.post('/api_keys', Object.fromEntries(names));
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(100_000);
  });
});
