import { describe, expect, it } from '@jest/globals';
import { sampleParagraph, sampleRun } from '@livery/office-testing';
import { type Address, type AddressStep, anchorOf, indexOf, locationOf, pageOf, paragraphOf } from './address.ts';

function address(...steps: readonly AddressStep[]): Address {
  const [first, ...rest] = steps;
  if (first === undefined) throw new Error('An address has a step.');
  return rest.reduce<Address>((parent, step) => ({ parent, step }), { parent: null, step: first });
}

describe('an address', () => {
  const inGroup = address(
    { kind: 'slide', index: 3, id: '300' },
    { kind: 'shape', index: 5, id: '12' },
    { kind: 'child', index: 0, id: '13' },
    { kind: 'cell', row: 1, column: 0 },
    { kind: 'paragraph', index: 1 },
    { kind: 'run', index: 2 },
  );

  it('is written as the path of a location', () => {
    expect(locationOf(inGroup)).toBe('slide[3]/shape[5]/child[0]/cell[1,0]/paragraph[1]/run[2]');
  });

  it('has an anchor of ids that ends at the text body', () => {
    expect(anchorOf(inGroup)).toBe('slide#300/shape#12/child#13/cell[1,0]');
  });

  it('has an anchor of the kind of its story and the id of its paragraph, wherever these stand', () => {
    const paragraph = sampleParagraph([sampleRun('As agreed')], { id: '1A2B3C4D' });
    const inNote = address(
      { kind: 'story', name: 'footnote[2]' },
      { kind: 'paragraph', index: 0, paragraph },
      { kind: 'shape', index: 1, id: '7' },
    );
    expect([locationOf(inNote), anchorOf(inNote)]).toEqual([
      'footnote[2]/paragraph[0]/shape[1]',
      'footnote/paragraph#1A2B3C4D/shape#7',
    ]);
  });

  it('leads to the paragraph of a text document, also from within a drawing that hangs on it', () => {
    const paragraph = sampleParagraph([sampleRun('As agreed')], { page: 4 });
    const inChart = address(
      { kind: 'story', name: 'body' },
      { kind: 'paragraph', index: 5, paragraph },
      { kind: 'shape', index: 0, id: '7' },
      { kind: 'chart', path: 'legend' },
      { kind: 'paragraph', index: 0 },
    );
    expect([paragraphOf(inChart), pageOf(inChart)]).toEqual([paragraph, 4]);
    expect([paragraphOf(inGroup), pageOf(inGroup)]).toEqual([null, null]);
  });

  it('knows the numbers that a finding shows', () => {
    expect([indexOf(inGroup, 'slide'), indexOf(inGroup, 'shape'), indexOf(inGroup, 'paragraph')]).toEqual([3, 5, 1]);
    const background = address({ kind: 'slide', index: 1, id: '257' }, { kind: 'background' });
    expect([locationOf(background), indexOf(background, 'shape')]).toEqual(['slide[1]/background', null]);
  });
});
