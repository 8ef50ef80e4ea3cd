import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OfficeFile, sampleOf } from '@livery/office-testing';
import { ExaminationRoom } from '../examination-room.ts';
import { proveDeckFix } from './deck-fix-proof.ts';
import { fixableDocuments, ONE_OF } from './fixable-documents.ts';
import { proveFix } from './fix-proof.ts';
import { type FixedSpecimen, fixStrictly } from './fixed-specimen.ts';
import { proveTextFix } from './text-fix-proof.ts';

const DOCUMENT = 'word/document.xml';
const SAMPLES = path.resolve(import.meta.dirname, '../../../samples');

/** A sample of the gate is one of so many of the forty documents. */
const SAMPLE_ONE_OF = 8;
const TEN_MINUTES = 600_000;
const names = (await fixableDocuments()).filter((_, index) => index % ONE_OF === ONE_OF / 2);

let room: ExaminationRoom;

beforeAll(async () => {
  room = await ExaminationRoom.open();
}, TEN_MINUTES);

afterAll(async () => room.close());

describe('a document of the reference pack that is fixed by a strict guideline opens, and looks the same where nothing was touched', () => {
  it.each(sampleOf(names, SAMPLE_ONE_OF))(
    '%s',
    async (name) => {
      const proof = await proveFix(room, name);
      expect(proof?.findings).toEqual([]);
      expect(proof?.changes).toBeGreaterThan(0);
    },
    TEN_MINUTES,
  );

  it('is one of forty, of which half are decks at least', () => {
    expect(names).toHaveLength(40);
    expect(names.filter((name) => name.includes('.p')).length).toBeGreaterThan(15);
  });
});

describe('the proof of a fix finds', () => {
  const fixedSample = async (name: string): Promise<FixedSpecimen> => {
    const fixed = fixStrictly(await readFile(path.join(SAMPLES, name)), name.endsWith('.pptx') ? 'pptx' : 'docx');
    if (fixed === null) throw new Error('The sample cannot be judged.');
    return fixed;
  };

  it(
    'nothing in a sample deck, and slides that look different if the fix does not say what it touched',
    async () => {
      const fixed = await fixedSample('brand-faults.pptx');
      expect((await proveDeckFix(room, fixed)).findings).toEqual([]);
      const silent = await proveDeckFix(room, { ...fixed, locations: [], changesCauses: false });
      expect(silent.findings.filter((finding) => finding.includes('outside of what was touched'))).not.toEqual([]);
    },
    TEN_MINUTES,
  );

  it(
    'nothing in a sample text document, and one that lost its text or does not open',
    async () => {
      const fixed = await fixedSample('brand-faults.docx');
      expect((await proveTextFix(room, fixed)).findings).toEqual([]);
      const file = OfficeFile.open(fixed.after);
      file.write(DOCUMENT, file.text(DOCUMENT).replace(/(<w:t[^>]*>)[^<]+/, '$1Lost'));
      const lost = await proveTextFix(room, { ...fixed, after: file.bytes(), locations: [] });
      expect(lost.findings).toContainEqual(
        expect.stringMatching(/^LibreOffice does not read these 5 any more: "Delivery/),
      );
      file.remove(DOCUMENT);
      const broken = await proveTextFix(room, { ...fixed, after: file.bytes() });
      expect(broken.findings).toEqual(['LibreOffice does not open it any more']);
    },
    TEN_MINUTES,
  );
});
