import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contentDisposition } from './content-disposition.ts';

describe('Content-Disposition', () => {
  it.each([
    ['a.pptx', 'filename="a.pptx"'],
    ['Präsentation.pptx', `filename="Pr_sentation.pptx"; filename*=UTF-8''Pr%C3%A4sentation.pptx`],
    [
      `"it's" 100% (a)*.png`,
      `filename="_it's_ 100_ (a)*.png"; filename*=UTF-8''%22it%27s%22%20100%25%20%28a%29%2A.png`,
    ],
    ['図 🚀.svg', `filename="_ _.svg"; filename*=UTF-8''%E5%9B%B3%20%F0%9F%9A%80.svg`],
    ['../../etc/passwd', 'filename=".._.._etc_passwd"'],
    ['C:\\a\\b.txt', 'filename="C:_a_b.txt"'],
    ['a\r\nSet-Cookie: b=c\0.txt', 'filename="a__Set-Cookie: b=c_.txt"'],
    ['gpj.\u202eexe', 'filename="gpj._exe"'],
    ['', 'filename="download"'],
    ['  ', 'filename="download"'],
    ['a'.repeat(300), `filename="${'a'.repeat(255)}"`],
    ['\ud800.txt', `filename="_.txt"; filename*=UTF-8''%EF%BF%BD.txt`],
  ])('of %j has a name that every browser reads', (name, expected) => {
    expect(contentDisposition('attachment', name)).toBe(`attachment; ${expected}`);
  });

  it('may be inline', () => {
    expect(contentDisposition('inline', 'a.png')).toBe('inline; filename="a.png"');
  });

  it('has the same form for every name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(contentDisposition('attachment', name)).toMatch(
          /^attachment; filename="[ !#$&-[\]-~]+"(?:; filename\*=UTF-8''(?:[\w!#$&+.^`|~-]|%[\dA-F]{2})+)?$/,
        );
      }),
    );
  });
});
