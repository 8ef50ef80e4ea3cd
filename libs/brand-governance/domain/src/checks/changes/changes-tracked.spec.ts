import { describe, expect, it } from '@jest/globals';
import type { TrackedChange } from '@livery/office-model';
import { sampleBody, sampleParagraph, sampleRun, sampleStory, sampleTextDocument } from '@livery/office-testing';
import { groupOccurrences } from '../../judging/group-occurrences.ts';
import { findOccurrences } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { changesTracked } from './changes-tracked.ts';

const change = (kind: TrackedChange['kind'], author: string, paragraph = 0, story = 0): TrackedChange => ({
  kind,
  author,
  story,
  paragraph,
});

function found(changes: readonly TrackedChange[], allow: readonly string[] = []) {
  const paragraphs = ['One', 'Two', 'Three'].map((text) => sampleParagraph([sampleRun(text)]));
  const note = sampleStory(paragraphs.slice(0, 1), {
    kind: 'footnote',
    address: { parent: null, step: { kind: 'story', name: 'footnote[0]' } },
  });
  const document = sampleTextDocument({ stories: [sampleBody(paragraphs), note], changes });
  const rule = sampleRule({ type: 'changes.tracked', params: { allow: [...allow] } });
  const occurrences = findOccurrences(changesTracked, document, [rule]);
  return groupOccurrences('changes.tracked', occurrences, 'docx').map((draft) => {
    const { detail, locations, paragraphIndexes } = draft.write('');
    return { detail, locations, paragraphIndexes };
  });
}

describe('tracked changes', () => {
  it('are one finding that counts kinds and authors and names each paragraph once', () => {
    const changes = [
      change('inserted', 'Kim', 2),
      change('inserted', 'Kim', 2),
      change('deleted', 'Lee', 0),
      change('formatting', 'Kim', 0, 1),
      change('formatting', 'Kim', 0, 1),
    ];
    expect(found(changes)).toEqual([
      {
        detail: 'The document has 2 insertions, 1 deletion and 2 changes of format by 2 authors.',
        locations: ['body/paragraph[2]', 'body/paragraph[0]', 'footnote[0]/paragraph[0]'],
        paragraphIndexes: [0, 2],
      },
    ]);
  });

  it('count a move once, where it leads to', () => {
    expect(found([change('moved_from', 'Kim', 0), change('moved_to', 'Kim', 1)])).toMatchObject([
      { detail: 'The document has 1 move by 1 author.' },
    ]);
  });

  it('are free for the authors that a rule allows', () => {
    expect(found([change('inserted', 'Kim')], ['Kim'])).toEqual([]);
    expect(found([])).toEqual([]);
  });
});
