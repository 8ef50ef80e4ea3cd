import { describe, expect, it } from '@jest/globals';
import { CHART_CASES } from './testing/chart-cases.ts';
import { CONTENT_CASES } from './testing/content-cases.ts';
import { editSample, entriesWithout } from './testing/edited-sample.ts';
import { changeName, promisedChanges } from './testing/promised-changes.ts';
import { SHAPE_CASES } from './testing/shape-cases.ts';
import { TEXT_CASES, type WritingCase } from './testing/writing-cases.ts';

const CASES: readonly WritingCase[] = [...TEXT_CASES, ...SHAPE_CASES, ...CHART_CASES, ...CONTENT_CASES];

function nameOf({ edit, surface, source }: WritingCase): string {
  return changeName(edit.change.kind, surface, source);
}

describe('the table of writable changes', () => {
  it('says yes for presentations exactly where a writer writes', () => {
    expect(promisedChanges('pptx').toSorted()).toEqual([...new Set(CASES.map(nameOf))].toSorted());
  });
});

describe.each(CASES.map((one) => [nameOf(one), one] as const))('the writer of %s', (_name, one) => {
  const { sample, edit, written, shown, is, differs } = one;
  const { outcomes, model, differences, text, textBefore, before, after } = editSample(sample, edit);

  it('writes the new value where the reader finds it', () => {
    expect(outcomes).toEqual([expect.objectContaining({ written: true })]);
    expect(shown(model)).toEqual(is);
  });

  it('changes no other value', () => {
    expect(differences.length).toBeGreaterThan(0);
    expect(differences.filter((path) => !differs.test(path))).toEqual([]);
  });

  it('changes no other byte of the part and no other entry', () => {
    expect(text(edit.part)).toBe(textBefore(edit.part).replace(written[0], () => written[1]));
    expect(entriesWithout(after, [edit.part])).toEqual(entriesWithout(before, [edit.part]));
  });

  it('writes nothing a second time', () => {
    const again = editSample(after, edit);
    expect(again.after).toBe(after);
    expect(again.outcomes).toEqual([{ written: false, reason: 'value_differs' }]);
  });
});
