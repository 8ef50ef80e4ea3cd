import { describe, expect, it } from '@jest/globals';
import { field, row, run, wordParagraph, wordShape, wordTable } from '@livery/office-testing';
import { bodyOf, runsOf, shown, textDocumentOf, textsOf } from '../testing/read-docx.ts';

const tracked = (kind: string, content: string): string =>
  `<w:${kind} w:id="1" w:author="Ada" w:date="2026-01-01T00:00:00Z">${content}</w:${kind}>`;

describe('the text of a story', () => {
  it('holds what is shown: insertions and results of fields, no deletions and no instructions', () => {
    const deleted = tracked('del', '<w:r><w:delText>gone</w:delText></w:r>');
    const moved = tracked('moveFrom', run('from')) + tracked('moveTo', run('to'));
    const content = run('a') + tracked('ins', run('new')) + deleted + moved + field('PAGE', '7');
    const sample = { body: wordParagraph(content) };
    expect(runsOf(sample).map(({ text, change, field: type }) => [text, change, type])).toEqual([
      ['a', null, null],
      ['new', 'inserted', null],
      ['to', 'moved', null],
      ['7', null, 'PAGE'],
    ]);
    const { changes } = textDocumentOf(sample);
    expect(changes.map(({ kind, author, story, paragraph: at }) => [kind, author, story, at])).toEqual([
      ['inserted', 'Ada', 0, 0],
      ['deleted', 'Ada', 0, 0],
      ['moved_from', 'Ada', 0, 0],
      ['moved_to', 'Ada', 0, 0],
    ]);
  });

  it('has tracked changes of the format of runs, paragraphs, sections and rows', () => {
    const change = (name: string): string => `<w:${name}Change w:id="1" w:author="Bo"><w:${name}/></w:${name}Change>`;
    const body =
      wordParagraph(run('a', change('rPr')), { properties: change('pPr') }) +
      wordTable(row([wordParagraph(run('b'))], tracked('ins', '')));
    expect(textDocumentOf({ body }).changes.map(({ kind }) => kind)).toEqual(['formatting', 'formatting', 'inserted']);
  });

  it('has the changes and sections of each of several paragraphs with equal bytes', () => {
    const mark = '<w:rPr><w:ins w:id="1" w:author="Ada"/></w:rPr>';
    const end = `${mark}<w:sectPr><w:type w:val="continuous"/></w:sectPr>`;
    const body = [mark, mark, mark, end, end, end]
      .map((properties) => wordParagraph(run('a'), { properties }))
      .join('');
    const { changes, sections } = textDocumentOf({ body });
    expect(changes.map(({ paragraph: at }) => at)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(sections.length).toBe(4);
  });

  it('has fields that contain paragraphs and other fields', () => {
    const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const instruction = (text: string): string => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
    const body =
      wordParagraph(mark('begin') + instruction('TOC \\o') + mark('separate') + run('One ') + field('PAGEREF x', '3')) +
      wordParagraph(run('Two') + mark('end') + run(' after'));
    expect(runsOf({ body }).map(({ text, field: type }) => [text, type])).toEqual([
      ['One ', null],
      ['3', 'PAGEREF'],
      ['Two', null],
      [' after', null],
    ]);
  });

  it('has links, of elements and of fields', () => {
    const relationships = {
      'word/document.xml': [{ id: 'l1', type: 'hyperlink', target: 'https://example.com/a', external: true }],
    };
    const content =
      `<w:hyperlink r:id="l1">${run('one')}</w:hyperlink><w:hyperlink w:anchor="mark">${run('two')}</w:hyperlink>` +
      field('HYPERLINK "https://example.com/b"', 'three') +
      run('four');
    expect(runsOf({ relationships, body: wordParagraph(content) }).map(({ text, link }) => [text, link])).toEqual([
      ['one', 'https://example.com/a'],
      ['two', '#'],
      ['three', 'https://example.com/b'],
      ['four', null],
    ]);
  });

  it('writes tabs, breaks, hyphens and symbols as characters', () => {
    const content =
      '<w:r><w:t>a</w:t><w:tab/><w:br/><w:noBreakHyphen/><w:softHyphen/><w:cr/><w:br w:type="column"/></w:r><w:r><w:sym w:font="Wingdings" w:char="F0E0"/></w:r>';
    const [text, symbol] = runsOf({ body: wordParagraph(content) });
    expect(text?.text).toBe('a\t\n\u2011\u00ad\n');
    expect([symbol?.text, symbol?.scripts, symbol?.style.fonts.sym.typeface]).toEqual(['\uf0e0', ['sym'], 'Wingdings']);
  });

  it('includes that in content controls, custom XML, smart tags and ruby', () => {
    const inside = `<w:sdt><w:sdtPr><w:alias w:val="Client"/><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('a')}</w:sdtContent></w:sdt>`;
    const ruby = `<w:r><w:ruby><w:rt>${run('small')}</w:rt><w:rubyBase>${run('base')}</w:rubyBase></w:ruby></w:r>`;
    const body =
      wordParagraph(`${inside}<w:smartTag>${run('b')}</w:smartTag>${ruby}`) +
      `<w:sdt><w:sdtPr><w:tag w:val="block"/></w:sdtPr><w:sdtContent>${wordParagraph(run('c'))}</w:sdtContent></w:sdt>` +
      `<w:customXml>${wordParagraph(run('d'))}</w:customXml>`;
    expect(textDocumentOf({ body }).omissions).toMatchObject([{ surface: 'ruby', locations: ['body/paragraph[0]'] }]);
    const story = bodyOf({ body });
    expect(story.paragraphs.map(({ runs }) => [...runs].map(({ text }) => text))).toEqual([
      ['a', 'b', 'base'],
      ['c'],
      ['d'],
    ]);
    expect(story.contentControls).toEqual([
      { name: 'Client', isEmpty: true, paragraph: 0 },
      { name: 'block', isEmpty: false, paragraph: 1 },
    ]);
  });

  it('has content controls around rows and cells', () => {
    const control = (name: string, content: string): string =>
      `<w:sdt><w:sdtPr><w:alias w:val="${name}"/><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
    const cell = `<w:tc>${wordParagraph(run('b'))}</w:tc>`;
    const body = wordParagraph(run('a')) + wordTable(control('Row', `<w:tr>${control('Cell', cell)}</w:tr>`));
    const story = bodyOf({ body });
    expect(story.paragraphs.map(({ runs, flow }) => [runs.at(0)?.text, flow?.cell?.column])).toEqual([
      ['a', undefined],
      ['b', 0],
    ]);
    expect(story.contentControls).toEqual([
      { name: 'Row', isEmpty: true, paragraph: 1 },
      { name: 'Cell', isEmpty: true, paragraph: 1 },
    ]);
  });

  it('has the characters of formulas, in their own font and in colours of runs', () => {
    const part = (text: string, properties = ''): string => `<m:r>${properties}<m:t>${text}</m:t></m:r>`;
    const red = '<w:rPr><w:rFonts w:ascii="STIX Two Math" w:hAnsi="STIX Two Math"/><w:color w:val="FF0000"/></w:rPr>';
    const normal = '<m:rPr><m:nor/></m:rPr>';
    const control = `<m:fPr><m:ctrlPr>${red}</m:ctrlPr></m:fPr>`;
    const fraction = `<m:f>${control}<m:num>${part('a')}</m:num><m:den>${part('b', red)}</m:den></m:f>`;
    const formula = `<m:oMathPara><m:oMathParaPr/><m:oMath>${fraction}${part('if', normal)}${tracked('del', part('c'))}</m:oMath></m:oMathPara>`;
    const runs = runsOf({ body: wordParagraph(run('Let ') + formula, { style: 'Heading1' }) });
    expect(runs.map(({ text, field: type, scripts }) => [text, type, scripts])).toEqual([
      ['Let ', null, ['latin']],
      ['a', 'FORMULA', ['sym']],
      ['b', 'FORMULA', ['sym']],
      ['if', null, ['latin']],
    ]);
    expect(runs.map(({ style }) => [style.fonts.sym.typeface, style.size.nominal, shown(style.paint)])).toEqual([
      ['Georgia', 18, '4472C4'],
      ['Cambria Math', 18, '4472C4'],
      ['STIX Two Math', 18, 'FF0000'],
      ['Georgia', 18, '4472C4'],
    ]);
  });

  it('leaves out what Word imports when it opens the document, and reports that', () => {
    const chunk = '<w:altChunk r:id="chunk"><w:altChunkPr/></w:altChunk>';
    const body = chunk + wordParagraph(run('zero')) + wordTable(row([wordParagraph(run('one')) + chunk]));
    const { omissions } = textDocumentOf({
      body,
      headers: [chunk],
      relationships: {
        'word/document.xml': [
          { id: 'chunk', type: 'aFChunk', target: 'https://example.com/more.html', external: true },
        ],
      },
    });
    expect(omissions).toMatchObject([
      {
        surface: 'imported_content',
        locations: ['body/paragraph[0]', 'body/paragraph[1]', 'header[default,section 0]'],
      },
    ]);
  });

  it('numbers paragraphs with those of tables and text boxes, which are stories of their own', () => {
    const box = wordShape('<a:solidFill><a:srgbClr val="14213D"/></a:solidFill>', wordParagraph(run('in the box')));
    const body =
      wordParagraph(run('zero') + box) +
      wordTable(row([wordParagraph(run('two')), wordParagraph(run('three'))])) +
      wordParagraph(run('four'));
    const document = textDocumentOf({ body });
    expect(textsOf(document)).toEqual({ body: ['zero', 'two', 'three', 'four'], 'textbox[0]': ['in the box'] });
    const [story, inBox] = document.stories;
    expect(story?.paragraphs.map(({ number, flow }) => [number, flow?.bodyNumber])).toEqual([
      [0, 0],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    expect(inBox?.paragraphs.map(({ number, flow }) => [number, flow?.bodyNumber])).toEqual([[0, 1]]);
    expect(inBox?.ground).toMatchObject({ kind: 'solid', color: { rgb: 0x14213d } });
    expect(inBox?.paragraphs[0]?.runs.at(0)?.style.paint).toMatchObject({ color: { rgb: 0xffffff } });
  });

  it('has ids that stay the same when other text is edited: those of Word, or else of the text and how often it occurred', () => {
    const ids = (body: string) => bodyOf({ body }).paragraphs.map(({ flow }) => flow?.id);
    const [first, second] = ids(wordParagraph(run('same')) + wordParagraph(run('same')));
    expect(second).toBe(`${first ?? ''}-2`);
    expect(ids(wordParagraph(run('new')) + wordParagraph(run('same')))).toContain(first);
    expect(ids(wordParagraph(run('a'), { id: '1A2B3C4D' }))).toEqual(['1A2B3C4D']);
  });

  it('has the names of the direct formatting of paragraphs and runs', () => {
    const [only] = bodyOf({
      body: wordParagraph(run('a', '<w:b/><w:rStyle w:val="Hyperlink"/>'), {
        style: 'BodyText',
        properties: '<w:jc w:val="center"/><w:spacing w:after="200" w:line="360" w:lineRule="auto"/>',
      }),
    }).paragraphs;
    expect(only?.flow?.direct).toEqual(['jc', 'spacing']);
    expect(only?.flow?.spacing).toEqual({ before: 0, after: 127_000, line: 1.5, lineRule: 'auto' });
    expect(only?.flow?.style).toEqual({ id: 'BodyText', name: 'Body Text', headingLevel: null });
    expect([only?.runs.at(0)?.direct, only?.runs.at(0)?.characterStyle]).toEqual([['b'], 'Hyperlink']);
  });
});
