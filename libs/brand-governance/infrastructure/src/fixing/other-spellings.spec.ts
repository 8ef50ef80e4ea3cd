import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DECK_GUIDELINE, DOCUMENT_GUIDELINE } from '@livery/brand-governance-testing';
import { OfficeFile, OTHER_SPELLINGS } from '@livery/office-testing';
import { inspectDocument } from '../inspection/inspect-document.ts';
import { learnDocument } from '../inspection/learn-document.ts';
import { fixed } from './testing/fixed.ts';

const SAMPLES = path.resolve(import.meta.dirname, '../../../../../samples');
const TEMPLATES = [
  { name: 'brand-faults.pptx', type: 'presentation.main', format: 'pptx', guideline: DECK_GUIDELINE },
  { name: 'brand-faults.docx', type: 'document.main', format: 'docx', guideline: DOCUMENT_GUIDELINE },
] as const;
type Template = Pick<(typeof TEMPLATES)[number], 'format' | 'guideline'>;

/** A sample as a .potx or a .dotx file. */
function templateOf({ name, type }: (typeof TEMPLATES)[number]): Buffer {
  const file = OfficeFile.open(readFileSync(path.join(SAMPLES, name)));
  const types = '[Content_Types].xml';
  file.write(types, file.text(types).replace(type, 'template.main'));
  return file.bytes();
}

/** What is said of a template: its findings, what a fix does, the findings after it, and what is learnt, without the ids of records. */
function saidOf(bytes: Uint8Array, { format, guideline }: Template) {
  const fix = fixed(bytes, format, guideline);
  const learning = learnDocument({ bytes, format }, new Date(0));
  return {
    verdict: inspectDocument({ bytes, format }, guideline),
    fix: { ...fix, bytes: null },
    after: inspectDocument({ bytes: fix.bytes, format }, guideline),
    learning: JSON.stringify(learning, (key, value: unknown) => (key === 'id' ? undefined : value)),
  };
}

describe.each(TEMPLATES)('the sample $name as a template', (template) => {
  const bytes = templateOf(template);
  const said = saidOf(bytes, template);

  it('has findings that are fixed, and something that is learnt', () => {
    expect(said.verdict).toMatchObject({ outcome: 'judged' });
    expect(said.fix.fixedFindings.length).toBeGreaterThan(10);
    expect(JSON.parse(said.learning)).toMatchObject({ outcome: 'learnt', learnt: { guideline: {} } });
  });

  it.each(OTHER_SPELLINGS)('is checked, fixed and learnt from in the same way when it is written $title', (other) => {
    const respelled = other.respell(bytes);
    expect(respelled.equals(bytes)).toBe(false);
    expect(saidOf(respelled, template)).toEqual(said);
  });
});
