// Only this suite gives documents of real programs colours that a person chose without a look at their contrast.
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  type BrandRuleDraft,
  DEFAULT_PALETTE_SETTINGS,
  defineBrandPalette,
  defineBrandRule,
  type Finding,
  fixDocument,
  type Guideline,
  type UploadedDocument,
} from '@livery/brand-governance-domain';
import { leastInSample, sampleOf } from '@livery/office-testing';
import { inspectDocument } from '../inspection/inspect-document.ts';
import { fixTools } from './fix-tools.ts';
import { corpusFiles, readDocument } from './testing/corpus-documents.ts';
import { fainterTexts } from './testing/fainter-texts.ts';

const SAMPLE_ONE_OF = 40;
const TIMEOUT_MS = 2_400_000;
const CHOSEN = ['#EEECE1', '#FCA311', '#7F7F7F', '#14213D'];
/** A map is not longer. */
const MAX_COLORS = 90;
const REQUEST = { findingIds: null, removals: false, at: 'cause', acceptedIds: [], dropSignatures: false } as const;

const at = new Date('2026-01-01T00:00:00Z');
const id = '00000000-0000-7000-8000-00000000000a';
const palette = defineBrandPalette(
  { name: 'House', colors: CHOSEN.map((hex) => ({ hex })) },
  { id, at, newId: () => id },
);
const CONTRAST = guidelineOf({ type: 'contrast.text' });

function guidelineOf(rule: BrandRuleDraft): Guideline {
  return {
    rules: [defineBrandRule(rule, { id, at })],
    settings: DEFAULT_PALETTE_SETTINGS,
    palettes: [palette],
    fonts: [],
  };
}

function findingsOf(document: UploadedDocument, guideline: Guideline): readonly Finding[] {
  const verdict = inspectDocument(document, guideline);
  return verdict.outcome === 'judged' ? verdict.findings : [];
}

/** Replaces each colour of a document that is not in the palette by one of those that were chosen. */
function recolored(document: UploadedDocument) {
  const found = findingsOf(document, guidelineOf({ type: 'color.off_palette' }));
  const colors = [...new Set(found.flatMap(({ actualColor }) => actualColor ?? []))].slice(0, MAX_COLORS);
  const map = Object.fromEntries(colors.map((color, index) => [color, CHOSEN[index % CHOSEN.length] ?? '']));
  const guideline = guidelineOf({ type: 'color.off_palette', params: { map } });
  const fixed = fixDocument(document.bytes, REQUEST, fixTools(document.format, guideline, REQUEST));
  return fixed.outcome === 'fixed' ? fixed : null;
}

describe('the documents of the corpus in colours that a person chose, without a rule on contrast', () => {
  it(
    'have no text that is hard to read and was easier to read before',
    () => {
      const problems: string[] = [];
      let [changes, withdrawn] = [0, 0];
      for (const file of sampleOf(corpusFiles(), SAMPLE_ONE_OF)) {
        const document = readDocument(file);
        const fixed = recolored(document);
        if (fixed === null) continue;
        const after = findingsOf({ ...document, bytes: fixed.bytes }, CONTRAST);
        const fainter = fainterTexts(findingsOf(document, CONTRAST), after);
        problems.push(...fainter.map((what) => `${path.basename(file)}: ${what}`));
        changes += fixed.changes.length;
        withdrawn += fixed.declined.filter(({ reason }) => reason === 'text_unreadable').length;
      }
      expect(problems).toEqual([]);
      expect(changes).toBeGreaterThan(leastInSample(1_000, SAMPLE_ONE_OF));
      expect(withdrawn).toBeGreaterThan(leastInSample(40, SAMPLE_ONE_OF));
    },
    TIMEOUT_MS,
  );
});
