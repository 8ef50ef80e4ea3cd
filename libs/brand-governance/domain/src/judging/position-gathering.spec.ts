import { describe, expect, it } from '@jest/globals';
import { sampleBody, sampleParagraph, sampleRun, sampleTextDocument } from '@livery/office-testing';
import { DocumentView } from '../document-view/document-view.ts';
import type { LocatedBody } from '../document-view/located-content.ts';
import { sampleRule } from '../testing/sample-guideline.ts';
import { locationsOf } from './occurrence-locations.ts';
import { mergedByOrigin } from './occurrence-positions.ts';
import { type Gathered, PositionGathering } from './position-gathering.ts';
import { ignoredBy } from './read-rule-params.ts';

function locations({ location }: Gathered<string>): readonly string[] {
  return locationsOf([location], []);
}

function textOf(...words: readonly string[]): LocatedBody {
  const body = sampleBody(words.map((word) => sampleParagraph([sampleRun(word), sampleRun(word)])));
  const [text] = new DocumentView(
    sampleTextDocument({ stories: [body] }),
    ignoredBy(sampleRule({ type: 'text.repeated_word' })),
  ).bodies;
  if (text === undefined) throw new Error('The document has no text.');
  return text;
}

describe('the positions in one text body', () => {
  it('are gathered by what is wrong with them, in the order of the first positions', () => {
    const gathering = new PositionGathering<string>(textOf('One', 'Two'), () => false);
    gathering.add('small', 0, 1);
    gathering.add('red', 0, null);
    gathering.add('small', 1, 0);
    expect(gathering.all().map(({ reason }) => reason)).toEqual(['small', 'red']);
    expect(gathering.all().map(locations)).toEqual([
      ['body/paragraph[0]/run[1]', 'body/paragraph[1]/run[0]'],
      ['body/paragraph[0]'],
    ]);
  });

  it('are in document order when two reasons make one finding, whole paragraphs after their runs', () => {
    const gathering = new PositionGathering<string>(textOf('One', 'Two'), () => false);
    gathering.add('small', 0, 0);
    gathering.add('tiny', 0, null);
    gathering.add('small', 1, 1);
    const [all, ...others] = mergedByOrigin(gathering.all().map(({ location }) => location));
    expect(others).toEqual([]);
    expect(all && locationsOf([all], [])).toEqual([
      'body/paragraph[0]/run[0]',
      'body/paragraph[0]',
      'body/paragraph[1]/run[1]',
    ]);
  });
});
