import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OfficeFile } from '@livery/office-testing';
import { newFindings } from './new-findings.ts';
import { officeTools } from './office-tools.ts';
import { pageDifference } from './page-difference.ts';
import { pageImages } from './page-images.ts';
import { Validators } from './validators.ts';

const DECK = path.resolve(import.meta.dirname, '../../samples/brand-faults.pptx');
const TEN_MINUTES = 600_000;
const PRESENTATION = 'ppt/presentation.xml';
const SLIDE = 'ppt/slides/slide1.xml';
const TYPES = '[Content_Types].xml';

let directory: string;
let validators: Validators;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'livery-office-proof-'));
  validators = new Validators(await officeTools());
}, TEN_MINUTES);

afterAll(async () => {
  await validators.close();
  await rm(directory, { recursive: true, force: true });
});

async function findingsWith(change: (deck: OfficeFile) => void): Promise<readonly string[]> {
  const [deck, changed] = [OfficeFile.open(await readFile(DECK)), path.join(directory, 'changed.pptx')];
  change(deck);
  await writeFile(changed, deck.bytes());
  return newFindings(await validators.judge(changed), [await validators.judge(DECK)]);
}

const replace =
  (part: string, search: RegExp, replacement: string) =>
  (deck: OfficeFile): void => {
    const [before, after] = [deck.text(part), deck.text(part).replace(search, replacement)];
    if (after === before) throw new Error(`${part} has no ${search.source}.`);
    deck.write(part, after);
  };

describe('the validators of presentations', () => {
  it('find nothing in a deck that its source does not have', async () => {
    expect(await findingsWith(() => undefined)).toEqual([]);
  });

  it.each([
    ['an element of no schema', replace(SLIDE, /<p:spTree>/, '<p:spTree><p:unknown/>'), /^schema: sld: .*unknown/],
    [
      'an element that openxml-audit does not know',
      replace(SLIDE, /<p:spTree>/, '<p:spTree><p:unknown/>'),
      /^openxml-audit/,
    ],
    [
      'an id of a slide that is too small',
      replace(PRESENTATION, /<p:sldId id="\d+"/, '<p:sldId id="7"'),
      /^a slide has the id 7$/,
    ],
    [
      'two slides with one id',
      replace(PRESENTATION, /(<p:sldId id=")(\d+)("[^>]*><p:sldId id=")\d+"/, '$1$2$3$2"'),
      /^ids of slides are not unique$/,
    ],
    [
      'an id that a master and a layout share',
      replace(PRESENTATION, /(<p:sldMasterId id=")\d+/, '$12147483649'),
      /^ids of masters and layouts are not unique together$/,
    ],
    [
      'a reference without relationship',
      replace(SLIDE, /<p:spTree>/, '<p:spTree r:link="rId99">'),
      /^unanswered: sld: spTree link$/,
    ],
    ['a missing part', (deck: OfficeFile) => deck.remove(SLIDE), /slide1\.xml, which is missing$/],
    [
      'a part that nothing leads to',
      (deck: OfficeFile) => deck.write('ppt/lost.xml', '<lost/>'),
      /^ppt\/lost\.xml cannot be reached$/,
    ],
    [
      'a part without type',
      (deck: OfficeFile) => deck.write('ppt/lost.unknown', 'lost'),
      /^ppt\/lost\.unknown has no type$/,
    ],
    [
      'a name twice but for case',
      (deck: OfficeFile) => deck.write('PPT/slides/Slide1.xml', '<a/>'),
      /^names are not unique without case$/,
    ],
    ['a part that is not well-formed', (deck: OfficeFile) => deck.write(SLIDE, '<p:sld'), /^python-pptx: /],
    ['content types that are not first', (deck: OfficeFile) => moveToTheEnd(deck, TYPES), /^the first entry is /],
  ])('find %s', async (_, change, finding) => {
    expect(await findingsWith(change)).toEqual(expect.arrayContaining([expect.stringMatching(finding)]));
  });

  it(
    'render the same deck to the same pages, and another text to another page',
    async () => {
      const [one, other, changed] = ['one', 'other', 'different'].map((name) => path.join(directory, `${name}.pptx`));
      if (one === undefined || other === undefined || changed === undefined) throw new Error('There are three files.');
      const deck = OfficeFile.open(await readFile(DECK));
      replace(SLIDE, /<a:t>[^<]*</, '<a:t>Another<')(deck);
      await writeFile(path.join(directory, 'changed.pptx'), deck.bytes());
      await Promise.all([validators.mask(DECK, one), validators.mask(DECK, other)]);
      await validators.mask(path.join(directory, 'changed.pptx'), changed);
      const [pages = [], again = [], different = []] = await pageImages(directory, [one, other, changed]);
      const differences = (others: typeof pages): readonly number[] =>
        pages.map((page, index) => pageDifference(page, others[index] ?? Buffer.alloc(0)));
      expect(pages.length).toBeGreaterThan(1);
      expect(differences(again).filter((share) => share > 0)).toEqual([]);
      expect(differences(different).filter((share) => share > 0)).toHaveLength(1);
    },
    TEN_MINUTES,
  );
});

function moveToTheEnd(deck: OfficeFile, name: string): void {
  const text = deck.text(name);
  deck.remove(name);
  deck.write(name, text);
}
