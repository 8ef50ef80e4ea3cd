import { describe, expect, it } from '@jest/globals';
import type { DocumentChange, DocumentEdit } from '@livery/office-model';
import { AcceptedEdits } from './conflicts.ts';

const SHAPE = 'slide[0]/shape[1]';
const RUN = `${SHAPE}/paragraph[0]/run[0]`;

function edit(change: DocumentChange, location = RUN): DocumentEdit {
  return { part: '/ppt/slides/slide1.xml', location, change };
}

/** Which of some edits are accepted, one after the other. */
function accepted(...edits: readonly DocumentEdit[]): readonly boolean[] {
  const all = new AcceptedEdits();
  return edits.map((one) => all.accept(one));
}

const characters = (start: number, end: number, from: string, to: string): DocumentEdit =>
  edit({ kind: 'text', start, end, from, to }, `${SHAPE}/paragraph[0]`);
const color = (rgb: number): DocumentEdit => edit({ kind: 'color', surface: 'text', from: 0, to: { slot: null, rgb } });
const size = edit({ kind: 'size', from: 8, to: 10 });

describe('edits of one document', () => {
  it('exclude each other when they write the same property of one place', () => {
    expect(accepted(color(1), color(2), size)).toEqual([true, false, true]);
  });

  it('do not exclude each other at different places', () => {
    const other = { ...color(2), location: `${SHAPE}/paragraph[0]/run[1]` };
    expect(accepted(color(1), other, { ...color(3), part: '/ppt/slides/slide2.xml' })).toEqual([true, true, true]);
  });

  it('exclude each other when their characters overlap, or are inserted at one place', () => {
    expect(accepted(characters(0, 2, 'ab', 'x'), characters(4, 6, 'ef', 'y'), characters(1, 3, 'bc', 'z'))).toEqual([
      true,
      true,
      false,
    ]);
    expect(accepted(characters(2, 2, '', '®'), characters(2, 2, '', '™'))).toEqual([true, false]);
  });

  it('exclude those of what is removed', () => {
    const removed = edit({ kind: 'remove_shape' }, SHAPE);
    const neighbour = edit({ kind: 'table_header' }, 'slide[0]/shape[10]');
    expect(accepted(removed, color(1), neighbour)).toEqual([true, false, true]);
    const slide = edit({ kind: 'remove', what: 'slide' }, 'slide[0]');
    expect(accepted(slide, color(1), neighbour)).toEqual([true, false, false]);
    const comments = edit({ kind: 'remove', what: 'comments' }, 'comment[0]');
    expect(accepted(comments, { ...color(1), location: 'comment[1]/paragraph[0]/run[0]' })).toEqual([true, false]);
  });

  it('exclude those of a property that is removed from a run', () => {
    const direct = edit({ kind: 'direct_formatting', properties: ['color', 'rFonts'] });
    const font = edit({ kind: 'font', slot: 'ea', from: 'A', to: { kind: 'inherited' } });
    expect(accepted(direct, color(1), font, size)).toEqual([true, false, false, true]);
  });
});
