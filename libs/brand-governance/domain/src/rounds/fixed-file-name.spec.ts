import { describe, expect, it } from '@jest/globals';
import { fixedFileName } from './fixed-file-name.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

describe('the name of a fixed document', () => {
  it.each([
    [
      'review.pptx',
      `${OFFICE}.presentationml.presentation.main+xml`,
      'review-fixed.pptx',
      `${OFFICE}.presentationml.presentation`,
    ],
    [
      'brand.potx',
      `${OFFICE}.presentationml.template.main+xml`,
      'brand-fixed.potx',
      `${OFFICE}.presentationml.template`,
    ],
    [
      'macros.docm',
      `${OFFICE}.wordprocessingml.document.main+xml`,
      'macros-fixed.docx',
      `${OFFICE}.wordprocessingml.document`,
    ],
    [
      'kept.dotm',
      'application/vnd.ms-word.template.macroEnabledTemplate.main+xml',
      'kept-fixed.dotm',
      'application/vnd.ms-word.template.macroEnabled.12',
    ],
    [
      'a.b.pptm',
      'application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml',
      'a.b-fixed.pptm',
      'application/vnd.ms-powerpoint.presentation.macroEnabled.12',
    ],
  ])('of %s, which is now %s, is %s', (filename, mainContentType, name, mediaType) => {
    expect(fixedFileName(filename, 'pptx', mainContentType)).toEqual({ filename: name, mediaType });
  });

  it('is that of any document if nobody gave a name or a type', () => {
    expect(fixedFileName(null, 'docx', '')).toEqual({
      filename: 'document-fixed.docx',
      mediaType: 'application/octet-stream',
    });
  });

  it.each(['', 'a'])('is cut at a whole character, after "%s" too', (first) => {
    const { filename } = fixedFileName(`${first}${'😀'.repeat(254)}`, 'pptx', '');
    expect(filename.isWellFormed()).toBe(true);
    expect(filename).toMatch(/^a?(?:😀){119,120}-fixed\.pptx$/u);
  });
});
