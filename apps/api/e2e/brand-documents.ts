import { readFileSync } from 'node:fs';
import { OfficeFile } from '@livery/office-testing';

const SCHEMAS = 'http://schemas.openxmlformats.org';
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';
const WORD_MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The media type with which a caller sends a presentation. */
export const PRESENTATION_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** A presentation with deliberate faults, which `samples/README.md` lists. */
export const SAMPLE_DECK = readFileSync(new URL('../../../samples/brand-faults.pptx', import.meta.url));

/** A text document with deliberate faults, which `samples/README.md` lists. */
export const SAMPLE_HANDBOOK = readFileSync(new URL('../../../samples/brand-faults.docx', import.meta.url));

/** The media type of text documents. */
export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A presentation of one slide. */
export function presentation(slide: string): Buffer {
  return presentationFile(slide).bytes();
}

/** A presentation of one empty slide with some parts replaced or added. A part that is set to null is left out. */
export function presentationWith(changes: Readonly<Record<string, string | Buffer | null>>): Buffer {
  const file = presentationFile(slideXml(''));
  for (const [name, data] of Object.entries(changes)) {
    if (data === null) file.remove(name);
    else file.write(name, data);
  }
  return file.bytes();
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

/** A text document that has no content. */
export function textDocument(): Buffer {
  const main = 'word/document.xml';
  return OfficeFile.create({
    contentTypes: { [main]: WORD_MAIN_TYPE },
    relationships: [{ id: 'rId1', type: 'officeDocument', target: main }],
    parts: [{ name: main, data: `<w:document xmlns:w="${SCHEMAS}/wordprocessingml/2006/main"><w:body/></w:document>` }],
  }).bytes();
}

/** A compound file (MS-CFB) with one stream. Office uses this format for documents with a password, and used it until 2003. */
export function compoundFile(stream: string): Buffer {
  const file = Buffer.alloc(1024);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  Buffer.from(stream, 'utf16le').copy(file, 512);
  file.writeUInt16LE((stream.length + 1) * 2, 512 + 64);
  file.writeUInt8(2, 512 + 66);
  return file;
}

function presentationFile(slide: string): OfficeFile {
  const main = 'ppt/presentation.xml';
  const namespaces = `xmlns:p="${SCHEMAS}/presentationml/2006/main" xmlns:r="${SCHEMAS}/officeDocument/2006/relationships"`;
  return OfficeFile.create({
    contentTypes: { [main]: MAIN_TYPE },
    relationships: [{ id: 'rId1', type: 'officeDocument', target: main }],
    parts: [
      {
        name: main,
        data: `<p:presentation ${namespaces}><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>`,
        relationships: [{ id: 'rId1', type: 'slide', target: 'slides/slide1.xml' }],
      },
      { name: 'ppt/slides/slide1.xml', data: slide },
    ],
  });
}
