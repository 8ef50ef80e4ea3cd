import { readFileSync } from 'node:fs';
import { writeZip } from '@livery/office-package';

const SCHEMAS = 'http://schemas.openxmlformats.org';
const OFFICE = `${SCHEMAS}/officeDocument/2006/relationships`;
const MAIN = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const SLIDE = 'ppt/slides/slide1.xml';

/** The media type of presentations: what a caller sends a document as. */
export const PRESENTATION_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** Slides with deliberate faults; `samples/README.md` says which. */
export const SAMPLE_DECK = readFileSync(new URL('../../../samples/brand-faults.pptx', import.meta.url));

/** A text document with deliberate faults; `samples/README.md` says which. */
export const SAMPLE_HANDBOOK = readFileSync(new URL('../../../samples/brand-faults.docx', import.meta.url));

/** The media type of text documents. */
export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A presentation of one slide. */
export function presentation(slide: string): Buffer {
  return archive(presentationParts(slide));
}

/** The same as `presentation`, with some parts replaced or added; null leaves one out. */
export function presentationWith(changes: Readonly<Record<string, string | Buffer | null>>): Buffer {
  return archive({ ...presentationParts(slideXml('')), ...changes });
}

/** One shape with the given paragraphs. */
export function slideXml(paragraphs: string): string {
  const namespaces = `xmlns:a="${SCHEMAS}/drawingml/2006/main" xmlns:p="${SCHEMAS}/presentationml/2006/main"`;
  return (
    `<p:sld ${namespaces}><p:cSld><p:spTree><p:sp><p:nvSpPr><p:cNvPr id="2" name="Text"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr>` +
    `<p:spPr/><p:txBody><a:bodyPr/>${paragraphs}</p:txBody></p:sp></p:spTree></p:cSld></p:sld>`
  );
}

export function paragraphXml(text: string): string {
  return `<a:p><a:r><a:rPr/><a:t>${text}</a:t></a:r></a:p>`;
}

/** The least text document. */
export function textDocument(): Buffer {
  return archive({
    '[Content_Types].xml': contentTypes('/word/document.xml', WORD),
    '_rels/.rels': relationships('officeDocument', 'word/document.xml'),
    'word/document.xml': `<w:document xmlns:w="${SCHEMAS}/wordprocessingml/2006/main"><w:body/></w:document>`,
  });
}

/** A compound file (MS-CFB) whose directory names one stream: what Office writes around a password, and what it wrote until 2003. */
export function compoundFile(stream: string): Buffer {
  const file = Buffer.alloc(1024);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  Buffer.from(stream, 'utf16le').copy(file, 512);
  file.writeUInt16LE((stream.length + 1) * 2, 512 + 64);
  file.writeUInt8(2, 512 + 66);
  return file;
}

export function archive(parts: Readonly<Record<string, string | Buffer | null>>): Buffer {
  const entries = Object.entries(parts).flatMap(([name, data]) => (data === null ? [] : [{ name, data }]));
  return Buffer.from(writeZip(entries));
}

function presentationParts(slide: string): Readonly<Record<string, string>> {
  const namespaces = `xmlns:p="${SCHEMAS}/presentationml/2006/main" xmlns:r="${OFFICE}"`;
  return {
    '[Content_Types].xml': contentTypes('/ppt/presentation.xml', MAIN),
    '_rels/.rels': relationships('officeDocument', 'ppt/presentation.xml'),
    'ppt/presentation.xml': `<p:presentation ${namespaces}><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships('slide', 'slides/slide1.xml'),
    [SLIDE]: slide,
  };
}

function contentTypes(part: string, type: string): string {
  return (
    `<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="rels" ContentType="application/xml"/>` +
    `<Override PartName="${part}" ContentType="${type}"/></Types>`
  );
}

function relationships(type: string, target: string): string {
  return (
    `<Relationships xmlns="${SCHEMAS}/package/2006/relationships">` +
    `<Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`
  );
}
