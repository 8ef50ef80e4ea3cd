const SCHEMAS = 'http://schemas.openxmlformats.org';

export const WORD_NAMESPACES = [
  `xmlns:w="${SCHEMAS}/wordprocessingml/2006/main"`,
  `xmlns:r="${SCHEMAS}/officeDocument/2006/relationships"`,
  `xmlns:wp="${SCHEMAS}/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:a="${SCHEMAS}/drawingml/2006/main"`,
  `xmlns:m="${SCHEMAS}/officeDocument/2006/math"`,
  `xmlns:pic="${SCHEMAS}/drawingml/2006/picture"`,
  `xmlns:mc="${SCHEMAS}/markup-compatibility/2006"`,
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

/** A part of WordprocessingML. `root` is the local name of its root element. */
export function wordPart(root: string, content: string): string {
  return `<w:${root} ${WORD_NAMESPACES}>${content}</w:${root}>`;
}

/** A run. `properties` is the content of its `w:rPr`. */
export function run(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** A paragraph. `content` is its runs, `properties` is the content of its `w:pPr`, and `id` is its `w14:paraId`. */
export function wordParagraph(content: string, { style = '', properties = '', id = '' } = {}): string {
  const styled = style === '' ? '' : `<w:pStyle w:val="${style}"/>`;
  return `<w:p${id === '' ? '' : ` w14:paraId="${id}"`}><w:pPr>${styled}${properties}</w:pPr>${content}</w:p>`;
}

/** A table row. Each cell is the content of its `w:tc`. */
export function row(cells: readonly string[], properties = ''): string {
  return `<w:tr><w:trPr>${properties}</w:trPr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`;
}

/** A table. `properties` is the content of its `w:tblPr`. */
export function wordTable(rows: string, properties = '', columns = 2): string {
  return `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tblGrid>${'<w:gridCol w:w="4500"/>'.repeat(columns)}</w:tblGrid>${rows}</w:tbl>`;
}

/** The runs of a field: its instruction and the result that is visible. */
export function field(instruction: string, result: string): string {
  const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  return `${mark('begin')}<w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r>${mark('separate')}${run(result)}${mark('end')}`;
}

/** Word writes this where a new page began when it last laid out the document. */
export const RENDERED_PAGE_BREAK = '<w:r><w:lastRenderedPageBreak/></w:r>';
