import { describe, expect, it } from '@jest/globals';
import { ValidationPipe } from '@nestjs/common';
import { RunBrandCheckRequest } from './run-brand-check.request.ts';

const pipe = new ValidationPipe({ transform: true, whitelist: true, forbidNonWhitelisted: true });
const validate = (body: object): Promise<unknown> =>
  pipe.transform(body, { type: 'body', metatype: RunBrandCheckRequest });

describe('the request for a brand check', () => {
  it.each([
    ['a Buffer', Buffer.from('PK')],
    ['an array of bytes', new Uint8Array([80, 75])],
  ])('takes over %s without copying it', async (_, content) => {
    const request = await validate({ content_type: 'pptx', content });
    expect(request).toBeInstanceOf(RunBrandCheckRequest);
    expect(request).toHaveProperty('content_type', 'pptx');
    expect(Reflect.get(Object(request), 'content_base64')).toBe(content);
  });

  it.each([
    ['no content', { content_type: 'pptx' }],
    ['content that is no bytes', { content_type: 'pptx', content: 'PK' }],
    ['an unknown format', { content_type: 'xlsx', content: Buffer.from('PK') }],
    ['a file name that breaks the line', { content_type: 'pptx', content: Buffer.from('PK'), filename: 'a\n.pptx' }],
    ['half a surrogate pair as a file name', { content_type: 'pptx', content: Buffer.from('PK'), filename: '\ud83d' }],
    ['a field that comes later', { content_type: 'pptx', content: Buffer.from('PK'), keep: true }],
  ])('is refused with %s', async (_, body) => {
    await expect(validate(body)).rejects.toThrow();
  });
});
