import { describe, expect, it } from '@jest/globals';
import { type DocumentChange, locationOf } from '@livery/office-model';
import {
  field,
  OfficeFile,
  row,
  run,
  type SampleDocx,
  sampleDocx,
  wordParagraph,
  wordShape,
  wordTable,
} from '@livery/office-testing';
import { editDocument } from '../edit-document.ts';
import { docxModelOf, editDocx } from '../testing/edited-docx.ts';
import { MAGENTA, rgbOf, TO_ACCENT } from '../testing/writing-cases.ts';

const MAIN = '/word/document.xml';
const STYLES = '/word/styles.xml';
const RUN = 'body/paragraph[0]/run[0]';

interface Place {
  readonly part?: string;
  readonly location?: string;
}

function edited(sample: SampleDocx | Uint8Array, change: DocumentChange, { part = MAIN, location = RUN }: Place = {}) {
  return editDocx(sample, { part, location, change });
}

const COLOR: DocumentChange = { kind: 'color', surface: 'text', from: MAGENTA, to: TO_ACCENT };
const FONT: Extract<DocumentChange, { kind: 'font' }> = {
  kind: 'font',
  slot: 'latin',
  from: 'Comic Sans MS',
  to: { kind: 'theme', collection: 'minor' },
};
describe('the theme of a text document', () => {
  const THEME = '/word/theme/theme1.xml';
  const body = wordParagraph(run('Words', '<w:color w:val="4472C4" w:themeColor="accent1"/>'));

  it('keeps a colour that is another one than was found', () => {
    const change: DocumentChange = { kind: 'theme_color', slot: 'accent1', from: 0x123456, to: MAGENTA };
    const result = edited({ body }, change, { part: THEME, location: 'theme[0]/color[accent1]' });
    expect(result.outcome).toEqual({ written: false, reason: 'value_differs' });
  });
});

describe('a property that is added to a run', () => {
  it('stands where the schema wants it, in an element that is made for it', () => {
    const body = '<w:p><w:r><w:t>Words</w:t></w:r></w:p>';
    expect(edited({ body }, COLOR).text).toContain(
      '<w:r><w:rPr><w:color w:val="4472C4" w:themeColor="accent1"/></w:rPr><w:t>Words</w:t></w:r>',
    );
    const formatted = wordParagraph(run('Words', '<w:b/><w:sz w:val="22"/>'));
    expect(edited({ body: formatted }, COLOR).text).toContain(
      '<w:b/><w:color w:val="4472C4" w:themeColor="accent1"/><w:sz',
    );
  });
});

describe('the font of a run with one font for all of its text', () => {
  it('is one edit, whether the characters are ASCII or not', () => {
    const body = wordParagraph(run('Wörds', '<w:rFonts w:ascii="Comic Sans MS" w:hAnsi="Comic Sans MS"/>'));
    const edits = (['latin', 'high_ansi'] as const).map((slot) => ({
      part: MAIN,
      location: RUN,
      change: { ...FONT, slot },
    }));
    const { outcomes } = editDocument(sampleDocx({ body }), edits);
    expect(outcomes.map(({ written }) => written)).toEqual([true, true]);
  });
});

describe('a colour of the theme', () => {
  it('is written with the shade as Word writes it, or as its value when Word has none', () => {
    const body = wordParagraph(run('Words', '<w:color w:val="C0006B"/>'));
    const to = (lumMod: number, lumOff: number | null): DocumentChange => ({
      kind: 'color',
      surface: 'text',
      from: MAGENTA,
      to: { slot: 'dk2', lumMod, lumOff, rgb: 0x123456 },
    });
    const attributes = (change: DocumentChange): string =>
      /<w:color ([^/]*)\/>/.exec(edited({ body }, change).text)?.[1] ?? '';
    expect(attributes(to(0.75, null)).split(' ').toSorted()).toEqual([
      'w:themeColor="dark2"',
      'w:themeShade="BF"',
      'w:val="123456"',
    ]);
    expect(attributes(to(0.4, 0.6))).toContain('w:themeTint="66"');
    expect(attributes(to(0.75, 0.1))).toBe('w:val="123456"');
  });

  it('that is written is compared as it is shown, not by the value beside it', () => {
    const body = wordParagraph(run('Words', '<w:color w:val="C0006B" w:themeColor="accent2"/>'));
    expect(edited({ body }, COLOR).outcome).toEqual({ written: false, reason: 'value_differs' });
    expect(edited({ body }, { ...COLOR, from: 0xed7d31 }).outcome).toMatchObject({ written: true });
  });
});

describe('text', () => {
  const replace = (start: number, from: string, to: string): DocumentChange => ({
    kind: 'text',
    start,
    end: start + from.length,
    from,
    to,
  });
  const PARAGRAPH = { location: 'body/paragraph[0]' };

  it('is replaced across runs, in the format of the first one', () => {
    const body = wordParagraph(run('Our e-', '<w:b/>') + run('mail is here'));
    const { text } = edited({ body }, replace(4, 'e-mail', 'email'), PARAGRAPH);
    expect(text).toContain(`${run('Our email', '<w:b/>')}${run(' is here')}`);
  });

  it('keeps its white space at the ends', () => {
    const body = '<w:p><w:r><w:t>one two</w:t></w:r></w:p>';
    const { text } = edited({ body }, replace(0, 'one', ''), PARAGRAPH);
    expect(text).toContain('<w:t xml:space="preserve"> two</w:t>');
  });

  it('is counted behind fields, whose instructions nobody sees, and declined in their results', () => {
    const body = wordParagraph(run('Page ') + field('PAGE', '7') + run(' of e-mail'));
    expect(edited({ body }, replace(10, 'e-mail', 'email'), PARAGRAPH).text).toContain(' of email');
    expect(edited({ body }, replace(5, '7', '8'), PARAGRAPH).outcome).toEqual({
      written: false,
      reason: 'field_result',
    });
  });

  it('is declined in a content control that shows data stored elsewhere, around a run or around a paragraph', () => {
    const bound = (content: string): string =>
      `<w:sdt><w:sdtPr><w:dataBinding w:xpath="/a" w:storeItemID="{1}"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
    for (const body of [wordParagraph(bound(run('e-mail'))), bound(wordParagraph(run('e-mail')))])
      expect(edited({ body }, replace(0, 'e-mail', 'email'), PARAGRAPH).outcome).toEqual({
        written: false,
        reason: 'bound_content_control',
      });
  });

  const box = (content: string): string => wordShape('', content);
  const inBox = wordParagraph(run('first')) + wordParagraph(run('e-mail'));

  it('is found in text boxes of the body and behind them', () => {
    const body = wordParagraph(run('one') + box(inBox)) + wordParagraph(run('the e-mail'));
    const inside = edited({ body }, replace(0, 'e-mail', 'email'), { location: 'textbox[0]/paragraph[1]' });
    expect(inside.text).toContain('>email<');
    const behind = edited({ body }, replace(4, 'e-mail', 'email'), { location: 'body/paragraph[3]' });
    expect(behind.text).toContain('>the email<');
    expect(behind.model.stories[0]?.paragraphs[1]).toMatchObject({ number: 3, text: 'the email' });
  });

  it('is found in a text box, in the paragraph around it and behind it at once', () => {
    const around = wordParagraph(run('e-mail') + box(inBox));
    const edits = ['body/paragraph[0]', 'textbox[0]/paragraph[1]', 'body/paragraph[3]', 'textbox[1]/paragraph[1]'];
    const { bytes, outcomes } = editDocument(
      sampleDocx({ body: around + around }),
      edits.map((location) => ({ part: MAIN, location, change: replace(0, 'e-mail', 'email') })),
    );
    expect(outcomes).toEqual(edits.map(() => ({ written: true, before: 'e-mail', after: 'email' })));
    expect(docxModelOf(bytes).stories.map(({ paragraphs }) => paragraphs.map(({ text }) => text))).toEqual([
      ['email', 'email'],
      ['first', 'email'],
      ['first', 'email'],
    ]);
  });

  it('is found in text boxes of headers and notes, whose numbers follow those of the body', () => {
    const around = wordParagraph(run('e-mail') + box(inBox));
    const sample = {
      body: around,
      headers: [around + around],
      footnotes: ['1', '2'].map((id) => `<w:footnote w:id="${id}">${around}</w:footnote>`).join(''),
    };
    const before = sampleDocx(sample);
    const [body, ...others] = docxModelOf(before).stories.filter(({ kind }) => kind === 'text_box');
    expect([body, ...others].map((story) => story?.part)).toEqual(
      ['document', 'header1', 'header1', 'footnotes', 'footnotes'].map((name) => `/word/${name}.xml`),
    );
    const second = { part: '/word/header1.xml', location: 'textbox[2]/paragraph[1]' };
    const edits = [
      second,
      { part: '/word/header1.xml', location: 'header[default,section 0]/paragraph[1]' },
      { part: '/word/footnotes.xml', location: 'textbox[4]/paragraph[1]' },
    ];
    const { bytes, outcomes } = editDocument(
      before,
      edits.map((place) => ({ ...place, change: replace(0, 'e-mail', 'email') })),
    );
    expect(outcomes.map(({ written }) => written)).toEqual([true, true, true]);
    const changed = docxModelOf(bytes).stories.flatMap(({ address, paragraphs }) =>
      paragraphs.flatMap(({ text, number }) => (text === 'email' ? `${locationOf(address)}/paragraph[${number}]` : [])),
    );
    expect(changed).toEqual(edits.map(({ location }) => location).toSorted());
  });

  it('is found in tables, headers and notes by the numbers of the reader', () => {
    const cell = (text: string): string => wordParagraph(run(text));
    const body = cell('one') + wordTable(row([cell('two'), cell('e-mail')])) + cell('four');
    const { text } = edited({ body }, replace(0, 'e-mail', 'email'), { location: 'body/paragraph[2]' });
    expect(text).toContain('>email<');
    const header = edited({ headers: [cell('e-mail')] }, replace(0, 'e-mail', 'email'), {
      part: '/word/header1.xml',
      location: 'header[default,section 0]/paragraph[0]',
    });
    expect(header.text).toContain('>email<');
    const note = (id: number, content: string, type = ''): string =>
      `<w:footnote w:id="${id}"${type}>${content}</w:footnote>`;
    const footnotes = note(-1, cell('-'), ' w:type="separator"') + note(1, cell('one')) + note(2, cell('e-mail'));
    const noted = edited({ body, footnotes }, replace(0, 'e-mail', 'email'), {
      part: '/word/footnotes.xml',
      location: 'footnote[1]/paragraph[0]',
    });
    expect(noted.text).toContain('>email<');
  });
});

describe('a section', () => {
  it('gets its margins, and a negative one stays negative', () => {
    const margins = '<w:pgMar w:top="-700" w:right="800" w:bottom="1134" w:left="1417"/>';
    const first = wordParagraph(run('Words'), { properties: `<w:sectPr>${margins}</w:sectPr>` });
    const change: DocumentChange = { kind: 'margins', to: { top: 900_000, right: 900_000 } };
    const { text } = edited({ body: first + wordParagraph(run('Words')) }, change, { location: 'section[0]/margins' });
    expect(text).toContain('<w:pgMar w:top="-1417" w:right="1417" w:bottom="1134" w:left="1417"/></w:sectPr></w:pPr>');
    const last = edited({ body: first + wordParagraph(run('Words')) }, change, { location: 'section[1]/margins' });
    expect(last.model.sections.map(({ page }) => page.margins.right)).toEqual([508_000, 899_795]);
  });
});

describe('the last section', () => {
  const change: DocumentChange = { kind: 'margins', to: { top: 900_000, left: 900_000 } };
  const written =
    '<w:sectPr><w:pgMar w:top="1417" w:right="1440" w:bottom="1440" w:left="1417" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr></w:body>';

  it.each([
    ['has no properties', /<w:sectPr>.*<\/w:sectPr>/, ''],
    ['has empty properties', /<w:sectPr>.*<\/w:sectPr>/, '<w:sectPr/>'],
  ])('gets margins when it %s', (_, properties, rest) => {
    const file = OfficeFile.open(sampleDocx({ body: wordParagraph(run('Words')) }));
    file.write('word/document.xml', file.text('word/document.xml').replace(properties, rest));
    const { text, outcome, model } = edited(file.bytes(), change, { location: 'section[0]/margins' });
    expect(outcome).toMatchObject({ written: true });
    expect(text).toContain(written);
    expect(model.sections.map(({ page }) => page.margins.left)).toEqual([899_795]);
  });
});

describe('a table', () => {
  it('gets a header row', () => {
    const cell = wordParagraph(run('Words'));
    const body = cell + `<w:tbl><w:tblPr/><w:tblGrid/><w:tr><w:tc>${cell}</w:tc></w:tr></w:tbl>`;
    const { text, model } = edited({ body }, { kind: 'table_header' }, { location: 'body/paragraph[1]/table[0]' });
    expect(text).toContain('<w:tr><w:trPr><w:tblHeader/></w:trPr><w:tc>');
    expect(model.stories[0]?.drawings[0]?.shape.headerRow).toBe(true);
  });

  const FILL: Extract<DocumentChange, { kind: 'color' }> = {
    kind: 'color',
    surface: 'table_fill',
    from: MAGENTA,
    to: TO_ACCENT,
  };
  const shaded = (properties = '', fill = 'C0006B'): string =>
    `<w:tcPr>${properties}<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/></w:tcPr>${wordParagraph(run('Words'))}`;
  const inCell = (cell: string) => ({ location: `body/paragraph[0]/table[0]/${cell}` });

  it('gets the fill of one cell, which is counted by the columns that cells before it span', () => {
    const rows =
      row([shaded(), shaded()]) + row([shaded('<w:gridSpan w:val="2"/>'), shaded()], '<w:gridBefore w:val="1"/>');
    const body = wordTable(rows, '', 4);
    const { text, textBefore, outcome } = edited({ body }, FILL, inCell('cell[1,3]'));
    expect(outcome).toMatchObject({ written: true, before: '#C0006B' });
    const last = textBefore.lastIndexOf('<w:shd');
    const [, ...after] = textBefore.slice(last).split('/>');
    const written = '<w:shd w:themeFill="accent1" w:val="clear" w:color="auto" w:fill="4472C4"';
    expect(text).toBe(`${textBefore.slice(0, last)}${[written, ...after].join('/>')}`);
  });

  it('gets a header row and the fill of a cell in it at once', () => {
    const before = sampleDocx({ body: wordTable(row([shaded(), shaded()])) });
    const edits = [
      { part: MAIN, location: 'body/paragraph[0]/table[0]', change: { kind: 'table_header' } as const },
      { part: MAIN, location: 'body/paragraph[0]/table[0]/cell[0,1]', change: FILL },
    ];
    const { bytes, outcomes } = editDocument(before, edits);
    expect(outcomes).toMatchObject([{ written: true }, { written: true }]);
    const text = OfficeFile.open(bytes).text(MAIN.slice(1));
    expect(text).toContain('<w:tblHeader/>');
    expect(text).toMatch(/w:fill="C0006B".*w:fill="4472C4"/);
  });

  it('keeps a fill that is another one, that has a pattern, or that the cell does not set itself', () => {
    const fills = [
      shaded('', 'FFFFFF'),
      shaded().replace('"clear"', '"pct25"'),
      wordParagraph(run('Words')),
      `<w:tcPr/>${wordParagraph(run('Words'))}`,
    ];
    const reasons = fills.map((cell) => {
      const { before, bytes, outcome } = edited({ body: wordTable(row([cell])) }, FILL, inCell('cell[0,0]'));
      expect(Buffer.from(bytes).equals(Buffer.from(before))).toBe(true);
      return outcome?.written === false ? outcome.reason : null;
    });
    expect(reasons).toEqual(['value_differs', 'not_supported', 'value_differs', 'value_differs']);
  });

  it('gets its borders once, although several cells show them, and keeps those that are not drawn', () => {
    const borders =
      '<w:tblBorders><w:top w:val="single" w:color="C0006B"/><w:left w:val="nil" w:color="C0006B"/></w:tblBorders>';
    const cell = wordParagraph(run('Words'));
    const before = sampleDocx({ body: wordTable(row([cell, cell]), borders) });
    const change: DocumentChange = { ...FILL, surface: 'table_border' };
    const edits = [0, 1].map((column) => ({ part: MAIN, ...inCell(`cell[0,${column}]`), change }));
    const { bytes, outcomes } = editDocument(before, edits);
    expect(outcomes).toMatchObject([{ written: true }, { written: true }]);
    expect(OfficeFile.open(bytes).text(MAIN.slice(1))).toContain(
      '<w:top w:themeColor="accent1" w:val="single" w:color="4472C4"/><w:left w:val="nil" w:color="C0006B"/>',
    );
  });

  it('gets the fill of its style, in all parts of the style that have it', () => {
    const shading = '<w:tcPr><w:shd w:val="clear" w:fill="C0006B"/></w:tcPr>';
    const grid = `<w:style w:type="table" w:styleId="Grid">${shading}<w:tblStylePr w:type="firstRow">${shading}</w:tblStylePr></w:style>`;
    const place = { part: STYLES, location: 'style[Grid]' };
    const { text, outcome } = edited({ body: wordParagraph(run('Words')), styles: { Grid: grid } }, FILL, place);
    expect(outcome).toMatchObject({ written: true });
    expect(text.match(/<w:shd w:themeFill="accent1" w:val="clear" w:fill="4472C4"\/>/g)).toHaveLength(2);
  });
});

describe('direct formatting', () => {
  it('is removed from a run, and the rest stays', () => {
    const body = wordParagraph(run('Words', '<w:b/><w:color w:val="FF0000"/><w:sz w:val="30"/>'));
    const { text } = edited({ body }, { kind: 'direct_formatting', properties: ['color', 'sz'] });
    expect(text).toContain('<w:rPr><w:b/></w:rPr>');
  });
});

describe('hidden text', () => {
  it('goes with its run', () => {
    const body = wordParagraph(run('Seen') + run('Hidden', '<w:vanish/>'));
    const { text } = edited(
      { body },
      { kind: 'remove', what: 'hidden_text' },
      { location: 'body/paragraph[0]/run[1]' },
    );
    expect(text).toContain(run('Seen'));
    expect(text).not.toContain('Hidden');
  });
});

describe('a part with other prefixes', () => {
  it('is edited with its own prefixes', () => {
    const file = OfficeFile.open(sampleDocx({ body: wordParagraph(run('Words', '<w:color w:val="C0006B"/>')) }));
    const main = file.text('word/document.xml');
    file.write(
      'word/document.xml',
      main.replaceAll('w:', 'ns0:').replace('xmlns:ns0:', 'xmlns:w:').replaceAll('xmlns:w=', 'xmlns:ns0='),
    );
    const { text, model, outcome } = edited(file.bytes(), COLOR);
    expect(outcome).toMatchObject({ written: true });
    expect(text).toContain('ns0:themeColor="accent1"');
    expect(rgbOf(model.stories[0]?.paragraphs[0]?.runs.at(0)?.style.paint)).toBe(TO_ACCENT.rgb);
  });
});
