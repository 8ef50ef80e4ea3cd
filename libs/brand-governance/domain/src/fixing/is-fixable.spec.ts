import { describe, expect, it } from '@jest/globals';
import { sampleRule } from '../testing/sample-guideline.ts';
import { isFixable } from './is-fixable.ts';

describe('a rule', () => {
  it.each([
    ['font.unapproved', ['pptx', 'docx'], true],
    ['allowed_color', ['docx'], true],
    ['title.missing', ['pptx'], false],
    ['image.distorted', ['pptx', 'docx'], true],
    ['image.distorted', ['docx'], false],
    ['hidden.text', ['pptx'], false],
    ['docx.margins', ['docx'], true],
    ['docx.margins', ['pptx'], false],
  ])('of the type %s for %j is fixable: %s', (type, appliesTo, is) => {
    expect(isFixable({ ...sampleRule({ type: 'title.missing' }), type, appliesTo: appliesTo.map(format) })).toBe(is);
  });
});

function format(name: string): 'pptx' | 'docx' {
  return name === 'pptx' ? 'pptx' : 'docx';
}
