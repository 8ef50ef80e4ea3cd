import { runProperties, type RunStyle, value, wordPart } from './xml.ts';

const DEFAULTS =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:asciiTheme="minorHAnsi" w:eastAsiaTheme="minorEastAsia" w:hAnsiTheme="minorHAnsi" w:cstheme="minorBidi"/>' +
  '<w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="en-GB" w:eastAsia="en-US" w:bidi="ar-SA"/></w:rPr></w:rPrDefault>' +
  '<w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>';

interface Style {
  readonly id: string;
  readonly name: string;
  readonly basedOn?: string;
  /** The content of `w:pPr`. */
  readonly paragraph?: string;
  readonly run?: RunStyle;
  /** The whole element `w:rPr`, instead of `run`. */
  readonly runProperties?: string;
}

function style(kind: 'paragraph' | 'character', { id, name, basedOn, paragraph = '', ...formatting }: Style): string {
  const isDefault = id === 'Normal' ? ' w:default="1"' : '';
  const parent = basedOn === undefined ? '' : value('basedOn', basedOn);
  const layout = paragraph === '' ? '' : `<w:pPr>${paragraph}</w:pPr>`;
  const run = formatting.runProperties ?? runProperties(formatting.run ?? {});
  return `<w:style w:type="${kind}"${isDefault} w:styleId="${id}">${value('name', name)}${parent}<w:qFormat/>${layout}${run}</w:style>`;
}

function heading(level: number, size: number): string {
  const font = '<w:rFonts w:asciiTheme="majorHAnsi" w:hAnsiTheme="majorHAnsi"/>';
  const color = '<w:color w:val="14213D" w:themeColor="accent1"/>';
  return style('paragraph', {
    id: `Heading${level}`,
    name: `heading ${level}`,
    basedOn: 'Normal',
    paragraph: `<w:keepNext/><w:spacing w:before="240" w:after="120"/>${value('outlineLvl', level - 1)}`,
    runProperties: `<w:rPr>${font}${color}${value('sz', size * 2)}</w:rPr>`,
  });
}

/** Text is in Inter, headings are in Inter Display. Faults: Quote is violet, and Footnote Text is in Georgia. */
export function styles(): string {
  return wordPart(
    'styles',
    DEFAULTS +
      style('paragraph', { id: 'Normal', name: 'Normal' }) +
      heading(1, 22) +
      heading(2, 16) +
      heading(3, 13) +
      style('paragraph', { id: 'Quote', name: 'Quote', basedOn: 'Normal', run: { color: '#7B2CBF' } }) +
      style('paragraph', { id: 'ListNumber', name: 'List Number', basedOn: 'Normal', paragraph: LIST }) +
      style('paragraph', { id: 'Header', name: 'header', basedOn: 'Normal' }) +
      style('paragraph', { id: 'Footer', name: 'footer', basedOn: 'Normal' }) +
      style('paragraph', {
        id: 'FootnoteText',
        name: 'footnote text',
        basedOn: 'Normal',
        run: { font: 'Georgia', size: 10 },
      }) +
      style('character', {
        id: 'Hyperlink',
        name: 'Hyperlink',
        runProperties: '<w:rPr><w:color w:val="0563C1" w:themeColor="hyperlink"/><w:u w:val="single"/></w:rPr>',
      }),
  );
}

const LIST = '<w:numPr><w:numId w:val="1"/></w:numPr>';

/** One numbered list. Fault: its numbers have another violet. */
export function numbering(): string {
  return wordPart(
    'numbering',
    '<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/>' +
      '<w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:lvlJc w:val="left"/>' +
      `<w:pPr><w:ind w:left="425" w:hanging="425"/></w:pPr>${runProperties({ color: '#6A4C93' })}</w:lvl></w:abstractNum>` +
      '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
  );
}
