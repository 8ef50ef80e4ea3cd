import { describe, expect, it } from '@jest/globals';
import { declaredTypeConflicts } from './declared-type.ts';

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const POTX = 'application/vnd.openxmlformats-officedocument.presentationml.template';

function conflict(mediaType: string, filename: string, found: string): boolean {
  return declaredTypeConflicts({ mediaType, filename }, found);
}

describe('a declared type', () => {
  it.each([
    ['application/pdf', 'a.pdf', 'image/png'],
    ['application/pdf', 'a', 'image/png'],
    ['', 'a.pdf', 'image/png'],
    ['application/octet-stream', 'a.PDF', 'image/png'],
    ['image/png', 'a.pdf', 'image/png'],
    ['image/png', 'a.png', 'image/jpeg'],
    ['image/png', 'a.png', 'text/plain'],
    ['image/png', 'a.png', 'application/x-rar-compressed'],
    [PPTX, 'a.pptx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    [PPTX, 'a.pptx', 'application/pdf'],
    ['text/plain', 'a.txt', 'application/x-msdownload'],
    ['image/svg+xml', 'a.svg', 'text/plain'],
    ['font/woff2', 'a.woff2', 'font/ttf'],
  ])('contradicts the content: %s, %s is %s', (mediaType, filename, found) => {
    expect(conflict(mediaType, filename, found)).toBe(true);
  });

  it.each([
    ['application/octet-stream', 'a', 'image/png'],
    ['', 'a.', 'image/png'],
    ['application/x-something', 'a.something', 'image/png'],
    ['application/pdf', 'a.pdf', 'application/octet-stream'],
    ['text/plain', 'a.txt', 'text/csv'],
    ['text/csv; charset=utf-8', 'a.csv', 'text/plain'],
    ['application/vnd.ms-excel', 'a.csv', 'text/csv'],
    ['application/zip', 'a.pptx', PPTX],
    [PPTX, 'a.pptx', 'application/zip'],
    [PPTX, 'a.pptx', 'application/x-cfb'],
    [PPTX, 'a.pptx', POTX],
    ['image/jpg', 'a.JPG', 'image/jpeg'],
    ['text/plain', 'a.png', 'image/png'],
    ['image/tiff', 'a.tif', 'image/x-adobe-dng'],
    ['text/xml', 'a.svg', 'image/svg+xml'],
    ['image/svg+xml', 'a.svg', 'application/xml'],
    ['video/quicktime', 'a.mov', 'video/mp4'],
  ])('agrees with the content: %s, %s may be %s', (mediaType, filename, found) => {
    expect(conflict(mediaType, filename, found)).toBe(false);
  });

  it('may have any name', () => {
    for (const name of ['__proto__', 'constructor', '.', '..', 'a.__proto__', 'a.constructor']) {
      expect(conflict(name, name, 'image/png')).toBe(false);
    }
  });
});
