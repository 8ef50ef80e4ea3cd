import { writeZip } from '@livery/office-package';

const ODF = 'urn:oasis:names:tc:opendocument:xmlns';

/** A PDF of one page. @param content what draws it, such as `BT /F1 24 Tf 72 720 Td (Text) Tj ET` */
export function samplePdf(content: string, title = 'A title'): Buffer {
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ],
    title,
  );
}

/** A PDF whose page draws a form that draws a form, and so on, each ten times, down to a letter and a long text outside of the page. */
export function nestedPdf(levels: number): Buffer {
  const font = '/Font << /F1 4 0 R >>';
  const form = (level: number): string => {
    const isLast = level === levels - 1;
    const content = isLast
      ? `BT /F1 1 Tf 9 9 Td (a) Tj -9000 -9000 Td (${'word '.repeat(20_000)}) Tj ET`
      : '/X Do '.repeat(10);
    const inner = isLast ? '' : `/XObject << /X ${level + 7} 0 R >>`;
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << ${font} ${inner} >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
  };
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << ${font} /XObject << /X 6 0 R >> >> >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      '<< /Length 5 >>\nstream\n/X Do\nendstream',
      ...Array.from({ length: levels }, (_, level) => form(level)),
    ],
    'Nested',
  );
}

function pdfOf(objects: readonly string[], title: string): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const trailer = `trailer << /Size ${size} /Root 1 0 R /Info << /Title (${title}) >> >>`;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}${trailer}\nstartxref\n${file.length}\n%%EOF\n`,
  );
}

export function sampleWorkbook(cell: string): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return writeZip([
    {
      name: '[Content_Types].xml',
      data: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    },
    { name: '_rels/.rels', data: relationships(`${office}/officeDocument`, 'xl/workbook.xml') },
    {
      name: 'xl/workbook.xml',
      data: `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Budget" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', data: relationships(`${office}/worksheet`, 'worksheets/sheet1.xml') },
    {
      name: 'xl/worksheets/sheet1.xml',
      data: `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${cell}</t></is></c></row></sheetData></worksheet>`,
    },
  ]);
}

function relationships(type: string, target: string): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${type}" Target="${target}"/></Relationships>`;
}

/** An OpenDocument file of one kind. @param body the content of `office:body`, with the prefixes `office` and `text` */
export function sampleOpenDocument(kind: 'text' | 'presentation' | 'spreadsheet', body: string): Uint8Array {
  const names = ['office', 'text', 'table', 'draw', 'presentation'].map((one) => `xmlns:${one}="${ODF}:${one}:1.0"`);
  return writeZip([
    { name: 'mimetype', data: `application/vnd.oasis.opendocument.${kind}` },
    {
      name: 'content.xml',
      data: `<office:document-content ${names.join(' ')}><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    },
    {
      name: 'META-INF/manifest.xml',
      data: `<manifest:manifest xmlns:manifest="${ODF}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.${kind}"/></manifest:manifest>`,
    },
  ]);
}
