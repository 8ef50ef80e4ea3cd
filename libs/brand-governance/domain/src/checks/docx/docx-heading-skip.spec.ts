import { describe, expect, it } from '@jest/globals';
import { sampleBody, sampleParagraph, sampleRun, sampleTextDocument } from '@livery/office-testing';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { docxHeadingSkip } from './docx-heading-skip.ts';

const TEXT = sampleParagraph([sampleRun('Most of the document is such text.')]);

describe('a heading level that is skipped', () => {
  const levels = (...said: readonly (number | null)[]): readonly string[] => {
    const paragraphs = said.map((level, at) =>
      sampleParagraph([sampleRun(level === null ? '' : `Heading ${at}`)], {
        style: { id: `H${level ?? 1}`, name: `heading ${level ?? 1}`, headingLevel: level ?? 1 },
      }),
    );
    const document = sampleTextDocument({ stories: [sampleBody([TEXT, ...paragraphs])] });
    return findInWords(docxHeadingSkip, document, [sampleRule({ type: 'docx.heading_skip' })]);
  };

  it('is more than one level below the heading before it', () => {
    expect(levels(1, 3)).toEqual(['body/paragraph[2]: Heading 3 follows Heading 1.']);
    expect(levels(1, 2, 3, 1, 2)).toEqual([]);
    expect(levels(2, 4, 6)).toEqual([
      'body/paragraph[2]: Heading 4 follows Heading 2.',
      'body/paragraph[3]: Heading 6 follows Heading 4.',
    ]);
  });

  it('is not the first heading, whatever its level, nor one without text', () => {
    expect(levels(3)).toEqual([]);
    expect(levels(2, null, 3)).toEqual([]);
  });
});
