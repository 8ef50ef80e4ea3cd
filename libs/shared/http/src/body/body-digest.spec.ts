import { describe, expect, it } from '@jest/globals';
import { BodyDigest } from './body-digest.ts';

function digest(mediaType: string, follow: (digest: BodyDigest) => void): string {
  const body = new BodyDigest(mediaType);
  follow(body);
  return body.finish();
}

const json = (...chunks: string[]): string =>
  digest('application/json', (body) => {
    for (const chunk of chunks) body.arrived(Buffer.from(chunk));
  });

describe('the digest of a body', () => {
  it('is one of its bytes, however they arrive', () => {
    expect(json('{"a":', '1}')).toBe(json('{"a":1}'));
    expect(json('{"a":1}')).not.toBe(json('{"a": 1}'));
  });

  it('tells the same bytes of another media type apart', () => {
    expect(digest('text/plain', (body) => body.arrived(Buffer.from('{}')))).not.toBe(json('{}'));
  });

  it('is one of the parts of a form, not of the bytes that carry them', () => {
    const form = (boundary: string, content: string): string =>
      digest('multipart/form-data', (body) => {
        body.arrived(Buffer.from(boundary));
        body.part(['file', 'a.pptx', 'application/zip']);
        body.content(Buffer.from(content));
      });
    expect(form('one', 'PK')).toBe(form('two', 'PK'));
    expect(form('one', 'PK')).not.toBe(form('one', 'KP'));
  });
});
