import { DEFAULT_LIMITS, type PackageLimits } from '../package-limits.ts';
import { decodePart } from './decode-part.ts';
import { NameTable } from './name-table.ts';
import type { XmlHandler } from './xml-handler.ts';
import { XmlScanner } from './xml-scanner.ts';

/**
 * Hands the content of an XML file that is in no package to the handler. An error that the handler throws ends the scan.
 * @throws PackageRefused `dtd_forbidden`, `xml_too_complex`; MalformedXml
 */
export function scanXml(bytes: Uint8Array, handler: XmlHandler, limits: PackageLimits = DEFAULT_LIMITS): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  new XmlScanner(limits, new NameTable(limits.maxXmlNames)).scan('/', decodePart('/', file), handler);
}
