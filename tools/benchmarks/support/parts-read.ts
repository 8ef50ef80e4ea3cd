import type { Guideline, UploadedDocument } from '@livery/brand-governance-domain';
import { inspectDocument } from '@livery/brand-governance-infrastructure';
import { OoxmlPackage, type XmlHandler } from '@livery/office-package';
import { SaxesParser } from 'saxes';

/** The parts of a document that the engine reads. A part occurs as often as it is read. */
export function partsRead(document: UploadedDocument, guideline: Guideline): readonly string[] {
  const read: string[] = [];
  const prototype: { scan: (part: string, handler: XmlHandler) => void } = OoxmlPackage.prototype;
  const { scan } = prototype;
  prototype.scan = function (this: OoxmlPackage, part, handler) {
    if (this.has(part)) read.push(part);
    scan.call(this, part, handler);
  };
  try {
    inspectDocument(document, guideline);
  } finally {
    prototype.scan = scan;
  }
  return read;
}

/** What the engine is compared with: inflates the parts and parses each once, without handlers. */
export function inflateAndScan(bytes: Buffer, parts: readonly string[]): void {
  const document = OoxmlPackage.open(bytes);
  const decoder = new TextDecoder();
  for (const part of parts) {
    new SaxesParser({ xmlns: false }).write(decoder.decode(document.bytes(part))).close();
  }
}
