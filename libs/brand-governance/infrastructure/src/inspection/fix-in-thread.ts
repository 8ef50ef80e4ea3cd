import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Fixing, FixingOrder } from '@livery/brand-governance-application';
import { fixDocument, type UploadedDocument } from '@livery/brand-governance-domain';
import { OoxmlPackage, PackageRefused } from '@livery/office-package';
import { dropSignatures, hasSignatures } from '../fixing/signatures.ts';
import { fixTools } from '../fixing/fix-tools.ts';

/** The fixed document could not be written: the disk is full, for example. */
export class OutputFailed extends Error {}

/** Fixes a document in the calling thread. @throws OutputFailed */
export function fixInThread({ format, bytes }: UploadedDocument, { guideline, request, output }: FixingOrder): Fixing {
  try {
    const isSigned = hasSignatures(bytes);
    if (isSigned && !request.dropSignatures) return { outcome: 'signed' };
    const unsigned = isSigned ? dropSignatures(bytes) : bytes;
    const fixed = fixDocument(unsigned, request, fixTools(format, guideline, request));
    if (fixed.outcome !== 'fixed') return fixed;
    const { judgement, ...document } = fixed;
    if (output !== null) write(output, document.bytes);
    return {
      outcome: 'fixed',
      document: {
        ...judgement,
        fixedFindings: document.fixedFindings,
        changes: document.changes,
        declined: document.declined,
        sha256: hash('sha256', document.bytes),
        sizeBytes: document.bytes.length,
        mainContentType: OoxmlPackage.open(document.bytes).mainContentType,
      },
    };
  } catch (error) {
    if (!(error instanceof PackageRefused)) throw error;
    const { kind, code, message, param, part } = error;
    return { outcome: 'refused', refusal: { kind, code, message, param, part } };
  }
}

function write(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes);
  } catch (error) {
    throw new OutputFailed(String(error));
  }
}
