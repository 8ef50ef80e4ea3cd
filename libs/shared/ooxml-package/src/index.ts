export { OoxmlPackage } from './ooxml-package.ts';
export { PackageRefused } from './package-refused.ts';
export type { Relationship } from './relationship.ts';
export { MalformedXml } from './xml/malformed-xml.ts';
export type { XmlAttributes } from './xml/xml-attributes.ts';
export type { XmlHandler } from './xml/xml-handler.ts';
export { writeZip, type ZipInput } from './zip/write-zip.ts';
