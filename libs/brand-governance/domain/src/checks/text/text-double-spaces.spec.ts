import { describe, expect, it } from '@jest/globals';
import { locationOf, type TextRun } from '@livery/office-model';
import { sampleDocument, sampleFont, sampleRun, sampleShape } from '@livery/office-testing';
import { usesOf } from '../../judging/occurrence-positions.ts';
import { findOccurrences } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { textDoubleSpaces } from './text-double-spaces.ts';

const rule = sampleRule({ type: 'double_spaces' });

function found(...runs: readonly TextRun[]) {
  return findOccurrences(textDoubleSpaces, sampleDocument([sampleShape({}, runs)]), [rule]);
}

describe('a double space', () => {
  it('is found inside a run, with the words around it', () => {
    const [occurrence, ...others] = found(sampleRun('Read the   plan today'));
    expect(others).toEqual([]);
    expect(occurrence && locationOf(occurrence.address)).toBe('slide[0]/shape[0]/paragraph[0]/run[0]');
    expect(occurrence?.describe(usesOf([occurrence]))).toBe('3 spaces after "the" in "the   plan".');
  });

  it('is found across runs, at the run where it begins', () => {
    const [occurrence] = found(sampleRun('Read '), sampleRun('the '), sampleRun(' plan'));
    expect(occurrence && locationOf(occurrence.address)).toBe('slide[0]/shape[0]/paragraph[0]/run[1]');
  });

  it.each([
    ['leads a line', '  the plan'],
    ['leads a line after a break', 'a\n  the plan'],
    ['ends a line', 'the plan  '],
    ['is single', 'the plan of the day'],
  ])('is no finding when it %s', (_, text) => {
    expect(found(sampleRun(text))).toEqual([]);
  });

  it('is allowed in code', () => {
    expect(found(sampleRun('a  b', { fonts: sampleFont('Consolas') }))).toEqual([]);
  });

  it('is found every time', () => {
    expect(found(sampleRun('a  b  c'))).toHaveLength(2);
  });
});
