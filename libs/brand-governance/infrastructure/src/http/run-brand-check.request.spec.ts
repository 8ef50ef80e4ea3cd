import { describe, expect, it } from '@jest/globals';
import { TransferableFile } from '@livery/file-transfer';
import { ValidationPipe } from '@nestjs/common';
import { RunBrandCheckRequest } from './run-brand-check.request.ts';

const content = TransferableFile.of(Buffer.from('PK'));
const pipe = new ValidationPipe({ transform: true, whitelist: true, forbidNonWhitelisted: true });
const validate = (body: object): Promise<unknown> =>
  pipe.transform(body, { type: 'body', metatype: RunBrandCheckRequest });

describe('the request for a brand check', () => {
  it('takes over the document without copying it', async () => {
    const request = await validate({ content_type: 'pptx', content });
    expect(request).toBeInstanceOf(RunBrandCheckRequest);
    expect(request).toHaveProperty('content_type', 'pptx');
    expect(Reflect.get(Object(request), 'content_base64')).toBe(content);
  });

  it.each([
    ['no content', { content_type: 'pptx' }],
    ['content that is no bytes', { content_type: 'pptx', content: 'PK' }],
    ['an unknown format', { content_type: 'xlsx', content }],
    ['a file name that breaks the line', { content_type: 'pptx', content, filename: 'a\n.pptx' }],
    ['half a surrogate pair as a file name', { content_type: 'pptx', content, filename: '\ud83d' }],
    ['a word for whether the document is kept', { content_type: 'pptx', content, keep: 'yes' }],
    ['a field that comes later', { content_type: 'pptx', content, baseline: true }],
  ])('is refused with %s', async (_, body) => {
    await expect(validate(body)).rejects.toThrow();
  });
});
