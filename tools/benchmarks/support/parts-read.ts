import type { Guideline, UploadedDocument } from '@livery/brand-governance-domain';
import { inspectDocument } from '@livery/brand-governance-infrastructure';
import { OoxmlPackage, type XmlHandler } from '@livery/office-package';
import { SaxesParser } from 'saxes';

/** The parts that the engine reads of a document, each as often as it reads it. */
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

/** The yardstick: inflate the parts and pass over each once with a parser that nobody listens to. */
export function inflateAndScan(bytes: Buffer, parts: readonly string[]): void {
  const document = OoxmlPackage.open(bytes);
  const decoder = new TextDecoder();
  for (const part of parts) {
    new SaxesParser({ xmlns: false }).write(decoder.decode(document.bytes(part))).close();
  }
}
