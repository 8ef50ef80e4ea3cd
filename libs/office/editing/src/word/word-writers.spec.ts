import { describe, expect, it } from '@jest/globals';
import { docxModelOf, editDocx } from '../testing/edited-docx.ts';
import { differences, entriesWithout } from '../testing/edited-sample.ts';
import { changeName, promisedChanges } from '../testing/promised-changes.ts';
import type { WordCase } from '../testing/word-cases.ts';
import { WORD_DRAWING_CASES } from '../testing/word-drawing-cases.ts';
import { WORD_PAINT_CASES } from '../testing/word-paint-cases.ts';
import { WORD_TEXT_CASES } from '../testing/word-text-cases.ts';

const CASES: readonly WordCase[] = [...WORD_TEXT_CASES, ...WORD_PAINT_CASES, ...WORD_DRAWING_CASES];

function nameOf({ edit, surface, source }: WordCase): string {
  return changeName(edit.change.kind, surface, source);
}

describe('the table of writable changes', () => {
  it('says yes for text documents exactly where a writer writes', () => {
    expect(promisedChanges('docx').toSorted()).toEqual([...new Set(CASES.map(nameOf))].toSorted());
  });
});

describe.each(CASES.map((one) => [nameOf(one), one] as const))('the writer of %s', (_name, one) => {
  const { sample, edit, written, shown, is, differs } = one;
  const { outcome, model, before, bytes, text, textBefore } = editDocx(sample, edit);

  it('writes the new value where the reader finds it', () => {
    expect(outcome).toMatchObject({ written: true });
    expect(shown(model)).toEqual(is);
  });

  it('changes no other value', () => {
    const changed = differences(docxModelOf(before), model);
    expect(changed.length).toBeGreaterThan(0);
    // The styles themselves say something else, as was wanted.
    expect(changed.filter((path) => !differs.test(path) && !/styles\/|\/base\/layers\//.test(path))).toEqual([]);
  });

  it('changes no other byte of the part and no other entry', () => {
    expect(text).toBe(textBefore.replace(written[0], () => written[1]));
    expect(entriesWithout(bytes, [edit.part])).toEqual(entriesWithout(before, [edit.part]));
  });

  it('writes nothing a second time', () => {
    const again = editDocx(bytes, edit);
    if (edit.change.kind === 'table_header' || edit.change.kind === 'margins') expect(again.text).toBe(text);
    else expect(again).toMatchObject({ bytes, outcome: { written: false, reason: 'value_differs' } });
  });
});
