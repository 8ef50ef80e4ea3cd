import { describe, expect, it } from '@jest/globals';
import type { DocumentChange, DocumentEdit } from '@livery/office-model';
import {
  OfficeFile,
  paragraph,
  placeholder,
  type SamplePresentation,
  samplePresentation,
  textBox,
} from '@livery/office-testing';
import { editDocument } from './edit-document.ts';
import { chartDeck } from './testing/chart-cases.ts';
import { editSample, modelOf } from './testing/edited-sample.ts';
import { ACCENT, BOUND, FILLED, MAGENTA, rgbOf, TO_ACCENT } from './testing/writing-cases.ts';

const SLIDE = '/ppt/slides/slide1.xml';
const RUN = 'slide[0]/shape[0]/paragraph[0]/run[0]';

function edit(location: string, change: DocumentChange, part = SLIDE): DocumentEdit {
  return { part, location, change };
}

const toMinor: DocumentChange = {
  kind: 'font',
  slot: 'latin',
  from: 'Comic Sans MS',
  to: { kind: 'theme', collection: 'minor' },
};
const recolored = (surface: 'text' | 'fill' | 'background' = 'text'): DocumentChange => ({
  kind: 'color',
  surface,
  from: MAGENTA,
  to: TO_ACCENT,
});
const words = (start: number, end: number, from: string, to: string): DocumentChange => ({
  kind: 'text',
  start,
  end,
  from,
  to,
});

function runOf(properties: string): SamplePresentation {
  return { slides: [textBox(paragraph('Words', properties))] };
}

/** What stands in the slide in the place of `before` after the edits. */
function rewritten(before: string, ...edits: readonly DocumentEdit[]): string {
  const { text, textBefore } = editSample({ slides: [before] }, ...edits);
  const [head = '', tail = ''] = textBefore(SLIDE).split(before);
  return text(SLIDE).slice(head.length, text(SLIDE).length - tail.length);
}

function reasonsOf(sample: SamplePresentation, ...edits: readonly DocumentEdit[]): readonly string[] {
  const { before, after, outcomes } = editSample(sample, ...edits);
  const reasons = outcomes.map((outcome) => (outcome.written ? 'written' : outcome.reason));
  if (!reasons.includes('written')) expect(after).toBe(before);
  return reasons;
}

describe('new properties of a run', () => {
  it.each([
    ['<a:rPr/>', `<a:rPr>${BOUND}</a:rPr>`],
    ['<a:rPr lang="de" />', `<a:rPr lang="de" >${BOUND}</a:rPr>`],
    ['', `<a:rPr>${BOUND}</a:rPr>`],
    [
      '<a:rPr><a:ln w="1"/><a:latin typeface="A"/></a:rPr>',
      `<a:rPr><a:ln w="1"/>${BOUND}<a:latin typeface="A"/></a:rPr>`,
    ],
    [
      '<a:rPr><a:extLst><a:ext uri="x"/></a:extLst></a:rPr>',
      `<a:rPr>${BOUND}<a:extLst><a:ext uri="x"/></a:extLst></a:rPr>`,
    ],
  ])('stand where the schema wants them in %j', (before, after) => {
    expect(rewritten(textBox(paragraph('Words', before)), edit(RUN, recolored()))).toBe(
      textBox(paragraph('Words', after)),
    );
  });

  it('are written by several edits at once', () => {
    const written = rewritten(
      textBox(paragraph('Words')),
      edit(RUN, toMinor),
      edit(RUN, recolored()),
      edit(RUN, { kind: 'size', from: 18, to: 20 }),
    );
    const properties = `<a:rPr sz="2000">${BOUND}<a:latin typeface="+mn-lt"/></a:rPr>`;
    expect(written).toBe(textBox(paragraph('Words', properties)));
  });
});

describe('colours', () => {
  it('keep their opacity, and may be a shade of a slot', () => {
    const before = `<a:rPr><a:solidFill><a:srgbClr val="C0006B"><a:alpha val="50000"/></a:srgbClr></a:solidFill></a:rPr>`;
    const to = { slot: 'dk1', lumMod: 0.75, lumOff: 0.25, rgb: 0x404040 } as const;
    const change: DocumentChange = { kind: 'color', surface: 'text', from: MAGENTA, to };
    expect(rewritten(textBox(paragraph('Words', before)), edit(RUN, change))).toContain(
      '<a:schemeClr val="tx1"><a:lumMod val="75000"/><a:lumOff val="25000"/><a:alpha val="50000"/></a:schemeClr>',
    );
  });

  it('are compared as the theme shows them', () => {
    const bound = runOf(`<a:rPr><a:solidFill><a:schemeClr val="accent2"/></a:solidFill></a:rPr>`);
    const change = (from: number): DocumentChange => ({
      kind: 'color',
      surface: 'text',
      from,
      to: { slot: null, rgb: MAGENTA },
    });
    expect(reasonsOf(bound, edit(RUN, change(0xed7d31)))).toEqual(['written']);
    expect(reasonsOf(bound, edit(RUN, change(0xed7d32)))).toEqual(['value_differs']);
  });

  it('are written as values where the theme lacks the slot', () => {
    const to = { slot: 'accent9', lumMod: null, lumOff: null, rgb: 0x123456 } as const;
    const change: DocumentChange = { kind: 'color', surface: 'text', from: MAGENTA, to };
    const { text } = editSample(runOf(`<a:rPr>${FILLED}</a:rPr>`), edit(RUN, change));
    expect(text(SLIDE)).toContain('<a:srgbClr val="123456"/>');
  });

  it.each([
    ['gradient', `<a:rPr><a:gradFill><a:gsLst/></a:gradFill></a:rPr>`],
    ['not_supported', `<a:rPr><a:pattFill prst="pct5"/></a:rPr>`],
    ['value_differs', `<a:rPr><a:noFill/></a:rPr>`],
    ['not_supported', `<a:rPr><a:hlinkClick r:id="rId9"/></a:rPr>`],
  ])('are declined as %s in %s', (reason, properties) => {
    expect(reasonsOf(runOf(properties), edit(RUN, recolored()))).toEqual([reason]);
  });

  it.each([
    ['gradient', 'slide[0]/shape[0]', 'gradient_stop'],
    ['smartart', 'slide[0]/shape[0]/smartart/shape[0]', 'smartart_fill'],
    ['not_supported', 'slide[0]/shape[0]', 'shadow'],
    ['not_supported', 'slide[0]/shape[0]/paragraph[0]/run[0]', 'highlight'],
  ] as const)('are declined as %s at %s on %s', (reason, location, surface) => {
    const change: DocumentChange = { kind: 'color', surface, from: MAGENTA, to: TO_ACCENT };
    expect(reasonsOf(runOf(''), edit(location, change))).toEqual([reason]);
  });

  it('of a background that refers to the theme are written in its place', () => {
    const file = OfficeFile.open(
      samplePresentation({
        slides: [''],
        slideBackground: '<p:bg><p:bgRef idx="1001"><a:schemeClr val="accent2"/></p:bgRef></p:bg>',
      }),
    );
    const shade =
      '<a:bgFillStyleLst><a:solidFill><a:schemeClr val="phClr"><a:lumMod val="50000"/></a:schemeClr></a:solidFill></a:bgFillStyleLst>';
    file.write('ppt/theme.xml', file.text('ppt/theme.xml').replace('</a:fmtScheme>', `${shade}</a:fmtScheme>`));
    const from = rgbOf(modelOf(file.bytes()).slides[0]?.background) ?? 0;
    const change: DocumentChange = { kind: 'color', surface: 'background', from, to: TO_ACCENT };
    const { text, model } = editSample(file.bytes(), edit('slide[0]/background', change));
    expect(text(SLIDE)).toContain(`<p:bg><p:bgPr>${BOUND}<a:effectLst/></p:bgPr></p:bg>`);
    expect(rgbOf(model.slides[0]?.background)).toBe(ACCENT);
  });
});

describe('the text of a paragraph', () => {
  const two = textBox('<a:p><a:r><a:rPr b="1"/><a:t>Our ol</a:t></a:r><a:r><a:t>d words</a:t></a:r></a:p>');
  const at = 'slide[0]/shape[0]/paragraph[0]';

  it('changes across runs, and the format of the first of them stays', () => {
    expect(rewritten(two, edit(at, words(4, 7, 'old', 'new')))).toBe(
      textBox('<a:p><a:r><a:rPr b="1"/><a:t>Our new</a:t></a:r><a:r><a:t> words</a:t></a:r></a:p>'),
    );
  });

  it('is edited at several places at once; overlapping edits are a conflict', () => {
    expect(rewritten(two, edit(at, words(0, 3, 'Our', 'Your')), edit(at, words(8, 13, 'words', 'terms')))).toContain(
      'Your ol</a:t></a:r><a:r><a:t>d terms',
    );
    const overlapping = [edit(at, words(0, 7, 'Our old', 'New')), edit(at, words(4, 13, 'old words', 'terms'))];
    expect(reasonsOf({ slides: [two] }, ...overlapping)).toEqual(['conflict', 'written']);
  });

  it('is declined in fields and across line breaks', () => {
    const mixed = textBox(
      '<a:p><a:fld id="{1}" type="slidenum"><a:t>7</a:t></a:fld><a:r><a:t>a</a:t></a:r><a:br/><a:r><a:t>b</a:t></a:r></a:p>',
    );
    expect(
      reasonsOf(
        { slides: [mixed] },
        edit(at, words(0, 1, '7', '8')),
        edit(at, words(1, 4, 'a\nb', 'c')),
        edit(at, words(3, 4, 'x', 'c')),
      ),
    ).toEqual(['field_result', 'not_supported', 'value_differs']);
  });

  it.each(['A\u0007B', '\uffff', '\ud83d'])('is declined if XML cannot hold %j', (to) => {
    expect(reasonsOf({ slides: [two] }, edit(at, words(4, 7, 'old', to)))).toEqual(['not_supported']);
    const font: DocumentChange = { ...toMinor, to: { kind: 'typeface', typeface: to } };
    const named = runOf('<a:rPr><a:latin typeface="Comic Sans MS"/></a:rPr>');
    expect(reasonsOf(named, edit(RUN, font))).toEqual(['not_supported']);
  });

  it('is declined where a chart shows its data', () => {
    const legend = chartDeck(
      '<c:chart><c:plotArea><c:barChart><c:ser><c:tx><c:strRef><c:strCache><c:pt idx="0"><c:v>Sales</c:v></c:pt></c:strCache></c:strRef></c:tx></c:ser></c:barChart></c:plotArea><c:legend/></c:chart>',
    );
    const change = words(0, 5, 'Sales', 'Revenue');
    expect(reasonsOf(legend, edit('slide[0]/shape[0]/chart/legend/paragraph[0]', change, '/ppt/chart.xml'))).toEqual([
      'chart_data',
    ]);
  });
});

describe('places', () => {
  const comic = paragraph('Words', '<a:rPr><a:latin typeface="Comic Sans MS"/></a:rPr>');

  it('are counted through groups and through the chosen branches of markup compatibility', () => {
    const group = `<p:grpSp><p:nvGrpSpPr/><p:grpSpPr/>${textBox(paragraph('A'))}<p:grpSp><p:nvGrpSpPr/><p:grpSpPr/>${textBox(comic)}</p:grpSp></p:grpSp>`;
    const alternatives =
      '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main">' +
      `<mc:Choice Requires="p14">${textBox(paragraph('B'))}</mc:Choice><mc:Fallback>${textBox(comic)}${textBox(comic)}</mc:Fallback></mc:AlternateContent>`;
    const written = rewritten(
      `${alternatives}${group}`,
      edit('slide[0]/shape[1]/child[1]/child[0]/paragraph[0]/run[0]', toMinor),
      edit('slide[0]/shape[0]/paragraph[0]/run[0]', toMinor),
    );
    expect(written).toBe(
      alternatives.replace('<a:p><a:r><a:t>B', '<a:p><a:r><a:rPr><a:latin typeface="+mn-lt"/></a:rPr><a:t>B') +
        group.replace('Comic Sans MS', '+mn-lt'),
    );
  });

  it('count fields and line breaks as runs', () => {
    const mixed = textBox(
      '<a:p><a:fld id="{1}" type="slidenum"><a:t>7</a:t></a:fld><a:br/><a:r><a:t>a</a:t></a:r></a:p>',
    );
    const written = rewritten(
      mixed,
      ...[0, 1, 2].map((run) => edit(`slide[0]/shape[0]/paragraph[0]/run[${run}]`, toMinor)),
    );
    expect(written.match(/<a:rPr><a:latin typeface="\+mn-lt"\/><\/a:rPr>/g)).toHaveLength(3);
    expect(written).toContain('<a:br><a:rPr>');
  });

  it('that are not there are declined', () => {
    const nowhere = ['slide[0]/shape[7]', 'slide[0]/shape[0]/paragraph[3]/run[0]', 'slide[0]', 'nothing'];
    expect(reasonsOf(runOf(''), ...nowhere.map((location) => edit(location, toMinor)))).toEqual([
      'value_differs',
      'value_differs',
      'not_supported',
      'value_differs',
    ]);
    expect(reasonsOf(runOf(''), edit(RUN, toMinor, '/ppt/slides/slide9.xml'))).toEqual(['not_supported']);
  });
});

describe('edits of the same bytes', () => {
  const comic = runOf('<a:rPr><a:latin typeface="Comic Sans MS"/></a:rPr>');
  const toInter: DocumentChange = { ...toMinor, to: { kind: 'typeface', typeface: 'Inter' } };

  it('are one when they are equal, and a conflict when they differ', () => {
    expect(reasonsOf(comic, edit(RUN, toMinor), edit(RUN, toMinor), edit(RUN, toInter))).toEqual([
      'written',
      'written',
      'conflict',
    ]);
  });

  it('are a conflict in a shape that is removed', () => {
    expect(reasonsOf(comic, edit(RUN, toMinor), edit('slide[0]/shape[0]', { kind: 'remove_shape' }))).toEqual([
      'conflict',
      'written',
    ]);
  });
});

describe('a shape', () => {
  it.each([
    '<p:tnLst><p:par><p:cTn><p:childTnLst><p:set><p:cBhvr><p:tgtEl><p:spTgt spid="2"/></p:tgtEl></p:cBhvr></p:set></p:childTnLst></p:cTn></p:par></p:tnLst>',
    '<p:bldLst><p:bldP spid="2" grpId="0"/></p:bldLst>',
  ])('is not removed while %s names it', (timing) => {
    const sample = { ...runOf(''), slideEnd: `<p:timing>${timing}</p:timing>` };
    expect(reasonsOf(sample, edit('slide[0]/shape[0]', { kind: 'remove_shape' }))).toEqual(['animated']);
  });

  const xfrm = '<a:xfrm><a:off x="1000" y="1000"/><a:ext cx="500" cy="500"/></a:xfrm>';
  const inGroup = (transform: string): string =>
    `<p:grpSp><p:nvGrpSpPr/><p:grpSpPr><a:xfrm${transform}><a:off x="0" y="0"/><a:ext cx="8000" cy="8000"/><a:chOff x="0" y="0"/>` +
    `<a:chExt cx="4000" cy="4000"/></a:xfrm></p:grpSpPr>${textBox(paragraph('A'), { shapeProperties: xfrm })}</p:grpSp>`;
  const box: DocumentChange = {
    kind: 'box',
    from: { x: 2000, y: 2000, width: 1000, height: 1000 },
    to: { x: 3000, y: 2000, width: 1000, height: 2000 },
  };

  it('moves in the coordinates of its group', () => {
    expect(rewritten(inGroup(''), edit('slide[0]/shape[0]/child[0]', box))).toBe(
      inGroup('').replace(
        '<a:off x="1000" y="1000"/><a:ext cx="500" cy="500"/>',
        '<a:off x="1500" y="1000"/><a:ext cx="500" cy="1000"/>',
      ),
    );
  });

  it('does not move in a turned group, nor when it is cropped and turned', () => {
    expect(reasonsOf({ slides: [inGroup(' rot="60000"')] }, edit('slide[0]/shape[0]/child[0]', box))).toEqual([
      'not_supported',
    ]);
    const picture = `<p:pic><p:nvPicPr/><p:blipFill><a:blip/><a:srcRect l="100"/></p:blipFill><p:spPr>${xfrm.replace('<a:xfrm>', '<a:xfrm rot="60000">')}</p:spPr></p:pic>`;
    expect(reasonsOf({ slides: [picture] }, edit('slide[0]/shape[0]', box))).toEqual(['not_supported']);
  });

  it('gets no footer that its layout does not offer or that it has', () => {
    const change: DocumentChange = { kind: 'footer', placeholder: 'sldNum', text: null };
    const number = placeholder('type="sldNum" idx="12"', paragraph('1'));
    expect(reasonsOf(runOf(''), edit('slide[0]', change))).toEqual(['not_supported']);
    expect(reasonsOf({ slides: [number], layoutShapes: number }, edit('slide[0]', change))).toEqual(['value_differs']);
    const { model } = editSample(
      { slides: ['', ''], layoutShapes: number },
      edit('slide[1]', change, '/ppt/slides/slide2.xml'),
    );
    expect(model.slides[1]?.shapes[0]?.text[0]?.runs.at(0)).toMatchObject({ field: 'slidenum', text: '2' });
  });
});

describe('parts in other spellings', () => {
  const main = 'http://schemas.openxmlformats.org/presentationml/2006/main';
  const drawing = 'http://schemas.openxmlformats.org/drawingml/2006/main';

  function respelled(change: (xml: string) => string | Buffer): OfficeFile {
    const file = OfficeFile.open(samplePresentation(runOf('<a:rPr/>')));
    file.write(SLIDE.slice(1), change(file.text(SLIDE.slice(1))));
    return file;
  }

  function editedSlide(file: OfficeFile): { readonly raw: Buffer; readonly rgb: number | undefined } {
    const { bytes } = editDocument(file.bytes(), [edit(RUN, recolored())]);
    const raw =
      OfficeFile.open(bytes)
        .parts()
        .find(({ name }) => name === SLIDE.slice(1))?.data ?? '';
    const style = modelOf(bytes).slides[0]?.shapes[0]?.text[0]?.runs.at(0)?.style;
    return { raw: Buffer.from(raw), rgb: rgbOf(style?.paint) };
  }

  it('keep their prefixes', () => {
    const { raw, rgb } = editedSlide(respelled((xml) => xml.replaceAll(/(<\/?|xmlns:)a([:=])/g, '$1draw$2')));
    expect(raw.toString()).toContain(
      '<draw:rPr><draw:solidFill><draw:schemeClr val="accent1"/></draw:solidFill></draw:rPr>',
    );
    expect(rgb).toBe(ACCENT);
  });

  it('keep a default namespace', () => {
    const { raw, rgb } = editedSlide(
      respelled((xml) =>
        xml
          .replaceAll(/(<\/?)a:/g, '$1')
          .replace(/ xmlns:a="[^"]*"/, '')
          .replace('<p:txBody>', `<p:txBody xmlns="${drawing}">`),
      ),
    );
    expect(raw.toString()).toContain('<rPr><solidFill><schemeClr val="accent1"/></solidFill></rPr>');
    expect(rgb).toBe(ACCENT);
  });

  it('stay strict', () => {
    const { raw, rgb } = editedSlide(
      respelled((xml) =>
        xml
          .replace(main, 'http://purl.oclc.org/ooxml/presentationml/main')
          .replace(drawing, 'http://purl.oclc.org/ooxml/drawingml/main'),
      ),
    );
    expect(raw.toString()).toContain(BOUND);
    expect(rgb).toBe(ACCENT);
  });

  it('become UTF-8 when they were UTF-16 and are touched', () => {
    const { raw, rgb } = editedSlide(
      respelled((xml) => Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${xml}`, 'utf16le')),
    );
    expect(raw.toString()).toContain('encoding="UTF-8"');
    expect(rgb).toBe(ACCENT);
  });

  it('keep a byte order mark', () => {
    const { raw, rgb } = editedSlide(respelled((xml) => `\ufeff${xml}`));
    expect(raw.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(rgb).toBe(ACCENT);
  });
});
