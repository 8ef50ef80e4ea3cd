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
  it('depends on its bytes, not on how they are split', () => {
    expect(json('{"a":', '1}')).toBe(json('{"a":1}'));
    expect(json('{"a":1}')).not.toBe(json('{"a": 1}'));
  });

  it('differs for the same bytes with another media type', () => {
    expect(digest('text/plain', (body) => body.arrived(Buffer.from('{}')))).not.toBe(json('{}'));
  });

  it('of a form depends on its parts, not on its boundary', () => {
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
