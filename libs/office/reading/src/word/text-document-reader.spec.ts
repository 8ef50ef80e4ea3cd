import { describe, expect, it } from '@jest/globals';
import { drawing, picture, pngHeader, run, WORD_NAMESPACES, wordParagraph, wordShape } from '@livery/office-testing';
import { bodyOf, runSummariesOf, shown, textDocumentOf, textsOf } from '../testing/read-docx.ts';

const CHART =
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';

describe('the model of a text document', () => {
  it('has notes and comments as stories of their own, without separators', () => {
    const note = (kind: string, id: number, text: string, more = ''): string =>
      `<w:${kind} w:id="${id}" ${more}>${wordParagraph(run(text))}</w:${kind}>`;
    const document = textDocumentOf({
      body: wordParagraph(run('body')),
      footnotes:
        note('footnote', -1, '', 'w:type="separator"') + note('footnote', 1, 'one') + note('footnote', 2, 'two'),
      endnotes: note('endnote', 1, 'end'),
      comments: note('comment', 0, 'mine', 'w:author="Ada"'),
    });
    expect(textsOf(document)).toEqual({
      body: ['body'],
      'footnote[0]': ['one'],
      'footnote[1]': ['two'],
      'endnote[0]': ['end'],
      'comment[0]': ['mine'],
    });
    expect(document.stories.map(({ author }) => author)).toEqual(['', '', '', '', 'Ada']);
  });

  it("draws each side of a paragraph's border by the nearest source: direct formatting, or its styles", () => {
    const borders = (sides: string): string => `<w:pBdr>${sides}</w:pBdr>`;
    const side = (name: string, rgb: string): string =>
      `<w:${name} w:val="${rgb === '' ? 'nil' : 'single'}" w:color="${rgb}"/>`;
    const own = borders(side('top', '100000') + side('bottom', '200000'));
    const styles = {
      Boxed: `<w:style w:type="paragraph" w:styleId="Boxed"><w:name w:val="Boxed"/><w:pPr>${own}</w:pPr></w:style>`,
    };
    const said = [side('top', ''), side('left', '300000'), side('top', '400000')];
    const body = said.map((one) => wordParagraph(run('a'), { style: 'Boxed', properties: borders(one) })).join('');
    expect(bodyOf({ styles, body }).paragraphs.map(({ flow }) => flow?.borders.map(shown))).toEqual([
      ['200000'],
      ['300000', '100000', '200000'],
      ['400000', '200000'],
    ]);
  });

  it('has pictures with their size, position and alternative text', () => {
    const body =
      wordParagraph(run('a')) + wordParagraph(picture('r:embed="p1"', { width: 100, height: 50, at: [7, 9] }));
    const [only] = bodyOf({
      relationships: { 'word/document.xml': [{ id: 'p1', type: 'image', target: 'media/a.png' }] },
      parts: { 'word/media/a.png': pngHeader(10, 5) },
      body,
    }).drawings;
    expect([only?.paragraph, only?.index]).toEqual([1, 0]);
    expect(only?.shape).toMatchObject({
      kind: 'picture',
      name: 'Drawing 1',
      description: 'A cup of coffee',
      frame: { box: { x: 7, y: 9, width: 100, height: 50 } },
      picture: { part: '/word/media/a.png' },
    });
  });

  it('reads one branch of alternate content: the shape, and not the same shape in VML', () => {
    const fill = '<a:solidFill><a:schemeClr val="accent2"/></a:solidFill>';
    const document = textDocumentOf({ body: wordParagraph(wordShape(fill, wordParagraph(run('text')))) });
    const [shape] = document.stories[0]?.drawings ?? [];
    expect(document.stories[0]?.drawings).toHaveLength(1);
    expect(shape === undefined ? '' : shown(shape.shape.fill)).toBe('ED7D31');
    expect(Object.keys(textsOf(document))).toEqual(['body', 'textbox[0]']);
  });

  it('reads text boxes of VML when there is no alternative', () => {
    const box = `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${wordParagraph(run('old'))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
    expect(textsOf(textDocumentOf({ body: wordParagraph(box) }))['textbox[0]']).toEqual(['old']);
  });

  it('reads charts with the theme of the document', () => {
    const content = '<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="c1"/>';
    const xml = `<c:chartSpace ${CHART}><c:chart><c:plotArea><c:barChart><c:ser><c:idx val="1"/></c:ser></c:barChart></c:plotArea></c:chart></c:chartSpace>`;
    const [only] = bodyOf({
      relationships: { 'word/document.xml': [{ id: 'c1', type: 'chart', target: 'charts/chart1.xml' }] },
      parts: { 'word/charts/chart1.xml': xml },
      body: wordParagraph(drawing('chart', content)),
    }).drawings;
    const series = only?.shape.chart?.elements.find(({ path }) => path === 'series[0]');
    expect([only?.shape.kind, series && shown(series.fill)]).toEqual(['chart', 'ED7D31']);
  });

  it('reports what it cannot read: a chart that is not in the file, a part that is not well-formed', () => {
    const content = '<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="c1"/>';
    const document = textDocumentOf({
      body: wordParagraph(run('a')) + wordParagraph(drawing('chart', content)),
      parts: { 'word/styles.xml': '<w:styles' },
    });
    expect(document.omissions).toMatchObject([{ surface: 'chart', locations: ['body/paragraph[1]/shape[0]'] }]);
    expect(document.unreadableParts).toEqual(['/word/styles.xml']);
  });

  it('reads strict documents under other namespaces and with units', () => {
    const strict = WORD_NAMESPACES.replace(
      'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
      'http://purl.oclc.org/ooxml/wordprocessingml/main',
    );
    const xml = `<w:document ${strict}><w:body>${wordParagraph(run('a', '<w:sz w:val="14pt"/>'))}</w:body></w:document>`;
    expect(runSummariesOf({ parts: { 'word/document.xml': xml } })).toEqual(['Calibri 14 000000']);
  });

  it('has its title, its template, its revisions and the background that it shows', () => {
    const background = '<w:background w:color="14213D"/>';
    const document = textDocumentOf({
      background,
      core: '<dc:title>Handbook</dc:title>',
      settings:
        '<w:displayBackgroundShape/><w:attachedTemplate r:id="t"/><w:rsids><w:rsid w:val="00A"/><w:rsid w:val="00B"/></w:rsids>',
      relationships: {
        'word/settings.xml': [{ id: 't', type: 'attachedTemplate', target: 'file:///house.dotx', external: true }],
      },
      body: wordParagraph(run('light')),
    });
    expect(document.title).toBe('Handbook');
    expect(document.settings).toMatchObject({ attachedTemplate: 'file:///house.dotx', revisionIds: 2 });
    expect(shown(document.pageBackground)).toBe('14213D');
    expect(document.stories[0]?.paragraphs[0]?.runs.at(0)?.style.paint).toMatchObject({ color: { rgb: 0xffffff } });
  });

  it('has the language of its defaults, or else of its settings', () => {
    const settings = '<w:themeFontLang w:val="fr-FR"/>';
    const languageOf = (defaults: string): string | null =>
      textDocumentOf({ body: '', settings, defaults: `<w:rPrDefault><w:rPr>${defaults}</w:rPr></w:rPrDefault>` })
        .language;
    expect(languageOf('<w:lang w:val="de-DE"/>')).toBe('de-DE');
    expect(languageOf('')).toBe('fr-FR');
    expect(textDocumentOf({ body: '' }).language).toBeNull();
  });

  it('has the style of text in each style', () => {
    const { styles } = textDocumentOf({ body: '' });
    const heading = styles.find(({ id }) => id === 'Heading1');
    expect(heading).toMatchObject({
      name: 'heading 1',
      headingLevel: 1,
      basedOn: 'Normal',
      runStyle: { size: { nominal: 18 } },
    });
    expect(heading && shown(heading.runStyle.paint)).toBe('4472C4');
  });

  it('has the style that follows each style', () => {
    const style = (id: string, next: string) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/>${next}</w:style>`;
    const { styles } = textDocumentOf({
      body: '',
      styles: { Term: style('Term', '<w:next w:val="Meaning"/>'), Meaning: style('Meaning', '') },
    });
    const nextOf = (wanted: string) => styles.find(({ id }) => id === wanted)?.next;
    expect([nextOf('Term'), nextOf('Meaning')]).toEqual(['Meaning', null]);
  });
});
