import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { paragraph, samplePresentation, textBox } from '@livery/office-testing';
import type { DumpRecord } from '../dump/dump-record.ts';
import { dumpDocument } from '../dump/dump-document.ts';
import { readModel } from '../dump/read-model.ts';
import type { CorpusDocument } from './corpus.ts';
import { parseExpected } from './expected-record.ts';
import { measureAccuracy } from './measure-accuracy.ts';
import { reportLines, summary } from './report.ts';

const bytes = readFileSync(path.join(import.meta.dirname, '../../../samples/brand-faults.pptx'));
const dump = [...dumpDocument('sample.pptx', readModel(bytes))];

async function* corpus(
  expected: readonly DumpRecord[],
  content: Uint8Array | null = bytes,
): AsyncGenerator<CorpusDocument> {
  const lines = expected.map((record) => JSON.stringify(record)).join('\n');
  yield { file: 'sample.pptx', bytes: content, expected: parseExpected(gzipSync(lines)) };
}

async function figures(expected: readonly DumpRecord[]) {
  return summary(await measureAccuracy(corpus(expected)));
}

describe('the agreement with expected values', () => {
  it('is 100 percent when the expected values are those of the engine', async () => {
    const { pptx, unreadable } = await figures(dump);
    expect(pptx).toEqual({ font: 100, size: 100, color: 100, fill: 100 });
    expect(unreadable).toEqual([]);
  });

  it('counts the characters that differ, however they are divided into runs', async () => {
    const expected = dump.map((record) =>
      record.kind === 'run' && 'slide' in record && record.slide === 0 ? { ...record, size: record.size + 1 } : record,
    );
    const runs = dump
      .filter((record) => record.kind === 'run')
      .filter((record) => 'slide' in record && record.cell === undefined);
    const characters = (slide: number | null): number =>
      runs
        .filter((run) => slide === null || ('slide' in run && run.slide === slide))
        .reduce((sum, run) => sum + run.text.replace(/\s/g, '').length, 0);
    const wanted = 100 * (1 - characters(0) / characters(null));
    expect((await figures(expected)).pptx.size).toBeCloseTo(wanted, 2);
  });

  it('allows a difference of six in a channel of a colour, and no more', async () => {
    const shifted = (by: number) =>
      dump.map((record) =>
        record.kind === 'shape' && record.fill === '14213D'
          ? { ...record, fill: `14${(0x21 + by).toString(16)}3D`.toUpperCase() }
          : record,
      );
    expect((await figures(shifted(6))).pptx.fill).toBe(100);
    expect((await figures(shifted(7))).pptx.fill).toBeLessThan(100);
  });

  it('counts separately what the other program is known to get wrong', async () => {
    const expected = dump.map((record) => (record.kind === 'run' ? { ...record, font: 'DejaVu Sans' } : record));
    const { agreement } = await measureAccuracy(corpus(expected));
    expect(agreement.compared('pptx.font')).toBe(0);
    expect(agreement.excepted('pptx.font')).toEqual([['font_not_set', expect.any(Number)]]);
  });

  it('counts text of unknown colour apart: it neither agrees nor differs', async () => {
    const empty = paragraph('An empty fill', '<a:rPr><a:solidFill/></a:rPr>');
    const deck = samplePresentation({ slides: [textBox(paragraph('Hello') + empty)] });
    const expected = [...dumpDocument('sample.pptx', readModel(deck))];
    const measured = await measureAccuracy(corpus(expected, deck));
    expect(measured.agreement.counts('pptx.color')).toEqual({ exact: 5, near: 0, differ: 0 });
    expect(measured.agreement.unknown('pptx.color')).toBe(11);
    expect(summary(measured).charactersOfUnknownColor).toBe(11);
    expect([...reportLines(measured)].join('\n')).toMatch(/^pptx\.color +5 +100\.00 +5 +0 +0 +11 +-$/m);
  });

  it('compares symbols by their own font, in runs of their own and in others', async () => {
    const symbols = '<a:rPr><a:sym typeface="Wingdings"/></a:rPr>';
    const deck = samplePresentation({
      slides: [textBox(paragraph('\uf04a', symbols) + paragraph('\uf0e0 On', symbols))],
    });
    const resolved = [...dumpDocument('sample.pptx', readModel(deck))];
    const runs = resolved.filter((record) => record.kind === 'run');
    expect(runs.map(({ font, font_sym: symbol }) => [font, symbol])).toEqual([
      ['Wingdings', 'Wingdings'],
      ['Calibri', 'Wingdings'],
    ]);
    const divided = resolved.flatMap((record): readonly DumpRecord[] =>
      record.kind === 'run' && record.text.length > 1
        ? [
            { ...record, text: '\uf0e0', font: 'Wingdings' },
            { ...record, text: ' On', font: 'Calibri' },
          ]
        : [record],
    );
    const { agreement } = await measureAccuracy(corpus(divided, deck));
    expect(agreement.counts('pptx.font')).toEqual({ exact: 4, near: 0, differ: 0 });
  });

  it('names the documents that cannot be read', async () => {
    const broken = await measureAccuracy(corpus(dump, bytes.subarray(0, 100)));
    expect(broken.unreadable).toEqual([{ file: 'sample.pptx', reason: 'file_corrupt' }]);
    expect(summary(broken).pptx.font).toBeNull();
  });
});
