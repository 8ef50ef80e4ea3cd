import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defaultBrandRules, type Guideline, type Verdict } from '@livery/brand-governance-domain';
import { DOCUMENT_GUIDELINE } from '@livery/brand-governance-testing';
import { PAGE, row, run, sampleDocx, type SampleDocx, wordParagraph, wordTable } from '@livery/office-testing';
import { TransferableFile } from '@livery/file-transfer';
import { assertBelow, timed } from '@livery/testing';
import { PiscinaDocumentInspector } from './piscina-document-inspector.ts';

/** Threads run what the build made. */
const BUILD = fileURLToPath(new URL('../../../../../tools/build/build.ts', import.meta.url));
const MAX_CPU_MS = 2_000;
const MAX_HEAP_MB = 384;
/** What a house is judged by that has colours and fonts and no rules of its own; with the family of checks that documents have. */
const DEFAULT_TYPES = new Set(defaultBrandRules(new Date(0)).map(({ type }) => type));
const GUIDELINE: Guideline = {
  ...DOCUMENT_GUIDELINE,
  rules: DOCUMENT_GUIDELINE.rules.filter(({ type }) => DEFAULT_TYPES.has(type) || type.startsWith('docx.')),
};
const MAX_TEXT = 8_388_608;

const inspector = new PiscinaDocumentInspector({
  entry: new URL('../../dist/inspection/inspect-document.worker.js', import.meta.url),
  threads: 1,
  queueLength: 1,
  deadlineMs: 30_000,
  maxHeapMb: MAX_HEAP_MB,
});

/** The verdict, which must take less than 2 s of the processor. */
async function answer(sample: SampleDocx): Promise<Verdict> {
  const bytes = TransferableFile.of(sampleDocx(sample));
  const began = process.cpuUsage();
  const { verdict } = await inspector.inspect({ bytes, format: 'docx' }, GUIDELINE);
  const { user, system } = process.cpuUsage(began);
  assertBelow((user + system) / 1_000, MAX_CPU_MS);
  return verdict;
}

/** The types of the findings. @throws when the document is refused */
async function judged(sample: SampleDocx): Promise<readonly string[]> {
  const verdict = await answer(sample);
  if (verdict.outcome !== 'judged') throw new Error(`${verdict.refusal.code}: ${verdict.refusal.message}`);
  return verdict.findings.map(({ type }) => type);
}

const style = (kind: string, id: string, basedOn: string, content = ''): string =>
  `<w:style w:type="${kind}" w:styleId="${id}"><w:name w:val="${id}"/><w:basedOn w:val="${basedOn}"/>${content}</w:style>`;
const COLOR = '<w:rPr><w:color w:val="C0006B"/></w:rPr>';
const nested = (depth: number): string =>
  depth === 0 ? wordParagraph(run('The middle')) : wordTable(row([nested(depth - 1) + wordParagraph('')]));

// A first document loads and warms the engine.
beforeAll(async () => {
  await promisify(execFile)(process.execPath, [BUILD]);
  const bytes = TransferableFile.of(sampleDocx({ body: wordParagraph(run('a')) }));
  await inspector.inspect({ bytes, format: 'docx' }, DOCUMENT_GUIDELINE);
});

afterAll(() => inspector.close());

describe('a text document made to be costly, in a thread as the service has them', () => {
  it(
    'is judged where styles are based on each other or on themselves',
    timed(async () => {
      const styles = {
        One: style('paragraph', 'One', 'Two', COLOR),
        Two: style('paragraph', 'Two', 'One'),
        Self: style('character', 'Self', 'Self', COLOR),
        Table: style('table', 'Table', 'Other'),
        Other: style('table', 'Other', 'Table', COLOR),
      };
      const body =
        wordParagraph(run('one'), { style: 'Two' }) +
        wordParagraph(run('self', '<w:rStyle w:val="Self"/>')) +
        wordTable(row([wordParagraph(run('cell'))]), '<w:tblStyle w:val="Table"/>');
      const found = await judged({ styles, body });
      expect(found.filter((type) => type === 'color.off_palette')).toHaveLength(3);
    }),
  );

  it(
    'is judged where a chain of styles is longer than chains are followed',
    timed(async () => {
      const styles = Object.fromEntries(
        Array.from({ length: 10_000 }, (_, at) => [`S${at}`, style('paragraph', `S${at}`, `S${at + 1}`)]),
      );
      expect(await judged({ styles, body: wordParagraph(run('end'), { style: 'S0' }) })).not.toEqual([]);
    }),
  );

  it(
    'is judged where numberings lead to each other',
    timed(async () => {
      const numbered = (id: number): string => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`;
      const abstract = (id: number, link: string): string =>
        `<w:abstractNum w:abstractNumId="${id}"><w:numStyleLink w:val="${link}"/></w:abstractNum>` +
        `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`;
      const listStyle = (id: string, number: number): string =>
        `<w:style w:type="numbering" w:styleId="${id}"><w:name w:val="${id}"/><w:pPr>${numbered(number)}</w:pPr></w:style>`;
      const sample = {
        styles: { L1: listStyle('L1', 2), L2: listStyle('L2', 1) },
        numbering: abstract(1, 'L1') + abstract(2, 'L2'),
        body: wordParagraph(run('item'), { properties: numbered(1) }).repeat(1_000),
      };
      expect(await judged(sample)).not.toEqual([]);
    }),
  );

  it(
    'is judged where it has 10,000 sections, each with a header and margins of its own',
    timed(async () => {
      const sections = Array.from({ length: 10_000 }, (_, at) => {
        const margins = PAGE.replace('w:left="1417"', `w:left="${1_500 + at}"`);
        const properties = `<w:sectPr><w:headerReference w:type="default" r:id="header1"/>${margins}</w:sectPr>`;
        return wordParagraph(run(`Section ${at}`), { properties });
      });
      const found = await judged({ headers: [wordParagraph(run('Confidential'))], body: sections.join('') });
      // Each section differs from the template in margins, header and footer: the cap of findings is reached.
      expect([found.length, found.at(-1)]).toEqual([10_001, 'check.not_evaluable']);
    }),
  );

  it(
    'is judged where tables stand in tables sixty deep, and refused beyond the depth of XML',
    timed(async () => {
      expect(await judged({ body: nested(60) })).not.toEqual([]);
      expect(await answer({ body: nested(90) })).toMatchObject({
        outcome: 'refused',
        refusal: { code: 'xml_too_complex', part: '/word/document.xml' },
      });
    }),
  );

  it(
    'is judged where one run has 8 MiB of text, and refused where it has more',
    timed(async () => {
      const words = 'A word and another. '.repeat(Math.ceil(MAX_TEXT / 20));
      const text = words.slice(0, MAX_TEXT);
      expect(await judged({ body: wordParagraph(run(text)) })).not.toEqual([]);
      expect(await answer({ body: wordParagraph(run(`${text}.`)) })).toMatchObject({
        refusal: { code: 'xml_too_complex' },
      });
    }),
  );

  it(
    'is judged where one paragraph has 8 MB of runs, each in another format',
    timed(async () => {
      const formats = Array.from({ length: 64 }, (_, at) =>
        run('word ', `<w:color w:val="${(0x010203 * (at + 1)).toString(16).padStart(6, '0')}"/>`),
      );
      const runs = formats.join('');
      const body = wordParagraph(runs.repeat(Math.ceil(8_000_000 / runs.length)));
      expect(await judged({ body })).toContain('color.off_palette');
    }),
  );
});
