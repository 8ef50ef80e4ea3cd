import path from 'node:path';
import { corpusFile } from '../corpus.ts';
import type { ExaminationRoom } from '../examination-room.ts';
import { proveDeckFix } from './deck-fix-proof.ts';
import { fixStrictly } from './fixed-specimen.ts';
import type { ProvenFix } from './proof-result.ts';
import { proveTextFix } from './text-fix-proof.ts';

const TEXT_DOCUMENT = /\.do[ct][xm]$/;

/** Fixes a document of the reference pack strictly, and compares it with its source. Null for a document that cannot be judged. */
export async function proveFix(room: ExaminationRoom, name: string): Promise<ProvenFix | null> {
  const format = TEXT_DOCUMENT.test(path.basename(name)) ? 'docx' : 'pptx';
  const fixed = fixStrictly(await corpusFile(name), format);
  if (fixed === null) return null;
  const proof = await (format === 'pptx' ? proveDeckFix(room, fixed) : proveTextFix(room, fixed));
  return { ...proof, changes: fixed.changes };
}
