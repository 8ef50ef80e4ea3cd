import { writeZip } from '@livery/office-package';

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A text document of one paragraph with two spaces where one belongs. */
export function sampleDocument(): Uint8Array {
  return writeZip([
    {
      name: '[Content_Types].xml',
      data:
        `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Override PartName="/word/document.xml" ContentType="${MAIN_TYPE}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      data: `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      data: `<w:document xmlns:w="${WORD}"><w:body><w:p><w:r><w:t>Two  spaces</w:t></w:r></w:p></w:body></w:document>`,
    },
  ]);
}

/** A file of the library. Each text is another version. */
export const sampleText = (text: string): Uint8Array => Buffer.from(`${text}\n`);

/** A square. */
export const SAMPLE_ICON = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>',
);
