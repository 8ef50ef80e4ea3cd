export { OoxmlPackage } from './ooxml-package.ts';
export { PackageRefused } from './package-refused.ts';
export type { Relationship } from './relationship.ts';
export { FragmentMemory } from './xml/fragment-memory.ts';
export { MalformedXml } from './xml/malformed-xml.ts';
export type { XmlAttributes } from './xml/xml-attributes.ts';
export type { XmlFragment } from './xml/xml-fragment.ts';
export type { XmlHandler, XmlMemory } from './xml/xml-handler.ts';
export { writeZip, type ZipInput } from './zip/write-zip.ts';
