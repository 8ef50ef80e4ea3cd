import { describe, expect, it } from '@jest/globals';
import type { DocumentEdit, DocumentModel, EditOutcome } from '@livery/office-model';
import { OoxmlPackage } from '@livery/office-package';
import { readPresentation, readTextDocument } from '@livery/office-reading';
import { OfficeFile, paragraph, sampleDocx, samplePresentation, textBox, wordParagraph } from '@livery/office-testing';
import { editDocument } from '../edit-document.ts';

const MAIN = 'ppt/presentation.xml';

function removal(what: Extract<DocumentEdit['change'], { kind: 'remove' }>['what'], part: string): DocumentEdit {
  return { part, location: 'package', change: { kind: 'remove', what } };
}

interface Removed {
  readonly file: OfficeFile;
  readonly names: readonly string[];
  readonly outcomes: readonly EditOutcome[];
  readonly model: DocumentModel;
}

function removed(file: OfficeFile, ...edits: readonly DocumentEdit[]): Removed {
  const { bytes, outcomes } = editDocument(file.bytes(), edits);
  const after = OfficeFile.open(bytes);
  const read = OoxmlPackage.open(bytes);
  const model = read.family === 'document' ? readTextDocument(read) : readPresentation(read);
  return { file: after, names: after.parts().map(({ name }) => name), outcomes, model };
}

/** The parts that relationships or content types name although they are not there. */
function dangling({ file, names }: Removed): readonly string[] {
  const known = new Set(names.map((name) => `/${name}`));
  const read = OoxmlPackage.open(file.bytes());
  const targets = ['/', ...known].flatMap((part) => read.relationships(part).filter(({ external }) => !external));
  const types = [...file.text('[Content_Types].xml').matchAll(/PartName="([^"]*)"/g)].map(([, name]) => name ?? '');
  return [...targets.map(({ target }) => target), ...types].filter((part) => !known.has(part));
}

const deck = (): OfficeFile =>
  OfficeFile.open(samplePresentation({ slides: ['First', 'Second', 'Third'].map((text) => textBox(paragraph(text))) }));

const texts = ({ model }: Removed): readonly string[] =>
  model.format === 'pptx' ? model.slides.map(({ shapes }) => shapes[0]?.text[0]?.runs.at(0)?.text ?? '') : [];

describe('a slide that is removed', () => {
  it('goes with its relationships, content type and notes, and all others stay', () => {
    const file = deck();
    file.write(
      'ppt/notesSlides/notesSlide1.xml',
      '<p:notes xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"/>',
    );
    file.addRelationships('ppt/slides/slide2.xml', [
      { id: 'rIdN', type: 'notesSlide', target: '../notesSlides/notesSlide1.xml' },
    ]);
    file.addRelationships('ppt/notesSlides/notesSlide1.xml', [
      { id: 'rId1', type: 'slide', target: '../slides/slide2.xml' },
    ]);
    const after = removed(file, removal('slide', '/ppt/slides/slide2.xml'));
    expect(after.outcomes).toEqual([{ written: true, before: 'The slide', after: '' }]);
    expect(texts(after)).toEqual(['First', 'Third']);
    expect(after.names.filter((name) => /slide2|notesSlide/.test(name))).toEqual([]);
    expect(dangling(after)).toEqual([]);
  });

  it('leaves no entry in sections and custom shows', () => {
    const file = deck();
    const id = /<p:sldId [^>]*id="(\d+)"/.exec(file.text(MAIN))?.[1] ?? '';
    const relationship = /<p:sldId [^>]*r:id="([^"]+)"/.exec(file.text(MAIN))?.[1] ?? '';
    const section = `<p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"><p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"><p14:section name="A" id="{1}"><p14:sldIdLst><p14:sldId id="${id}"/></p14:sldIdLst></p14:section></p14:sectionLst></p:ext>`;
    const show = `<p:custShowLst><p:custShow name="Short" id="0"><p:sldLst><p:sld r:id="${relationship}"/></p:sldLst></p:custShow></p:custShowLst>`;
    file.write(
      MAIN,
      file.text(MAIN).replace('</p:presentation>', `${show}<p:extLst>${section}</p:extLst></p:presentation>`),
    );
    const after = removed(file, removal('slide', '/ppt/slides/slide1.xml'));
    expect(texts(after)).toEqual(['Second', 'Third']);
    expect(after.file.text(MAIN)).toContain('<p14:sldIdLst></p14:sldIdLst>');
    expect(after.file.text(MAIN)).toContain('<p:sldLst></p:sldLst>');
  });

  it('is declined when another slide links to it, unless that slide goes, too', () => {
    const file = deck();
    file.addRelationships('ppt/slides/slide1.xml', [{ id: 'rIdL', type: 'slide', target: 'slide2.xml' }]);
    const target = removal('slide', '/ppt/slides/slide2.xml');
    expect(removed(file, target).outcomes).toEqual([{ written: false, reason: 'linked_slide' }]);
    expect(texts(removed(file, target, removal('slide', '/ppt/slides/slide1.xml')))).toEqual(['Third']);
  });

  it('takes edits of its text with it', () => {
    const change = { kind: 'text', start: 0, end: 5, from: 'First', to: 'Last' } as const;
    const edit = { part: '/ppt/slides/slide1.xml', location: 'slide[0]/shape[0]/paragraph[0]', change };
    const after = removed(deck(), edit, removal('slide', '/ppt/slides/slide1.xml'));
    expect(after.outcomes.map(({ written }) => written)).toEqual([false, true]);
  });
});

describe('comments of slides', () => {
  const commented = (): OfficeFile => {
    const file = deck();
    file.write(
      'ppt/commentAuthors.xml',
      '<p:cmAuthorLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"/>',
    );
    file.addRelationships(MAIN, [{ id: 'rIdA', type: 'commentAuthors', target: 'commentAuthors.xml' }]);
    for (const number of [1, 2]) {
      file.write(
        `ppt/comments/comment${number}.xml`,
        '<p:cmLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"/>',
      );
      file.addRelationships(`ppt/slides/slide${number}.xml`, [
        { id: 'rIdC', type: 'comments', target: `../comments/comment${number}.xml` },
      ]);
    }
    return file;
  };

  it('go with one slide, and the authors stay for the others', () => {
    const after = removed(commented(), removal('comments', '/ppt/slides/slide1.xml'));
    expect(after.names.filter((name) => name.includes('omment'))).toEqual([
      'ppt/commentAuthors.xml',
      'ppt/comments/comment2.xml',
    ]);
    expect(dangling(after)).toEqual([]);
  });

  it('go from all slides with their authors', () => {
    const after = removed(
      commented(),
      ...[1, 2].map((number) => removal('comments', `/ppt/slides/slide${number}.xml`)),
    );
    expect(after.names.filter((name) => name.includes('omment'))).toEqual([]);
    expect(dangling(after)).toEqual([]);
  });
});

describe('comments of a text document', () => {
  it('go with their marks in the text', () => {
    const body =
      '<w:p><w:commentRangeStart w:id="0"/><w:r><w:t>Words</w:t></w:r><w:commentRangeEnd w:id="0"/><w:r><w:rPr><w:b/></w:rPr><w:commentReference w:id="0"/></w:r><w:r><w:t>More</w:t><w:commentReference w:id="0"/></w:r></w:p>';
    const file = OfficeFile.open(sampleDocx({ body }));
    file.write(
      'word/comments.xml',
      '<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>',
    );
    file.addRelationships('word/document.xml', [{ id: 'rIdC', type: 'comments', target: 'comments.xml' }]);
    const after = removed(file, removal('comments', '/word/comments.xml'));
    expect(after.file.text('word/document.xml')).toContain(
      '<w:p><w:r><w:t>Words</w:t></w:r><w:r><w:t>More</w:t></w:r></w:p>',
    );
    expect(after.names).not.toContain('word/comments.xml');
    expect(dangling(after)).toEqual([]);
  });
});

describe('macros', () => {
  const TYPE = 'application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml';

  it('go, and the file says that it has none', () => {
    const file = deck();
    file.write(
      '[Content_Types].xml',
      file.text('[Content_Types].xml').replace(/application\/[^"]*presentation\.main\+xml/, TYPE),
    );
    file.write('ppt/vbaProject.bin', 'code');
    file.addRelationships(MAIN, [
      {
        id: 'rIdV',
        type: 'http://schemas.microsoft.com/office/2006/relationships/vbaProject',
        target: 'vbaProject.bin',
      },
    ]);
    expect(OoxmlPackage.open(file.bytes()).isMacroEnabled).toBe(true);
    const after = removed(file, removal('macros', '/ppt/vbaProject.bin'));
    expect(OoxmlPackage.open(after.file.bytes()).mainContentType).toBe(
      'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
    );
    expect(after.names).not.toContain('ppt/vbaProject.bin');
    expect(dangling(after)).toEqual([]);
  });

  it('stay when they are controls on a slide', () => {
    const file = deck();
    file.write('ppt/activeX/activeX1.xml', '<a/>');
    file.addRelationships('ppt/slides/slide1.xml', [
      { id: 'rIdX', type: 'control', target: '../activeX/activeX1.xml' },
    ]);
    expect(removed(file, removal('macros', '/ppt/activeX/activeX1.xml')).outcomes).toEqual([
      { written: false, reason: 'not_supported' },
    ]);
  });
});

describe('personal properties', () => {
  const CORE = 'docProps/core.xml';
  const core = `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Plan</dc:title><dc:creator>Ann</dc:creator><cp:lastModifiedBy>Ben</cp:lastModifiedBy></cp:coreProperties>`;
  const withCore = (): OfficeFile => {
    const file = deck();
    file.remove(CORE);
    file.write(CORE, core);
    if (!file.text('_rels/.rels').includes('core-properties'))
      file.addRelationships('', [{ id: 'rIdP', type: 'core-properties', target: CORE }]);
    return file;
  };

  it('go, and the title stays', () => {
    const after = removed(withCore(), removal('metadata', `/${CORE}`));
    expect(after.file.text(CORE)).toBe(core.replace(/<dc:creator.*lastModifiedBy>/, ''));
    expect(after.model.package.properties).toEqual([]);
  });

  it('go by their names', () => {
    const change = { kind: 'remove', what: 'metadata', names: ['last editor'] } as const;
    const after = removed(withCore(), { part: `/${CORE}`, location: 'package', change });
    expect(after.outcomes).toEqual([{ written: true, before: 'last editor', after: '' }]);
    expect(after.file.text(CORE)).toContain('<dc:creator>Ann</dc:creator></cp:coreProperties>');
  });

  it('stay when one of them is a sensitivity label', () => {
    const file = deck();
    file.write(
      'docProps/custom.xml',
      '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"><property fmtid="{1}" pid="2" name="MSIP_Label_1_Name"><vt:lpwstr>Secret</vt:lpwstr></property></Properties>',
    );
    file.addRelationships('', [{ id: 'rIdQ', type: 'custom-properties', target: 'docProps/custom.xml' }]);
    expect(removed(file, removal('metadata', '/docProps/custom.xml')).outcomes).toEqual([
      { written: false, reason: 'sensitivity_label' },
    ]);
  });
});

describe('revision identifiers of a text document', () => {
  it('go from its settings and its texts', () => {
    const file = OfficeFile.open(
      sampleDocx({ body: wordParagraph('Words').replace('<w:p>', '<w:p w:rsidR="00A1" w:rsidRDefault="00A2">') }),
    );
    const SETTINGS = 'word/settings.xml';
    if (!file.text('word/_rels/document.xml.rels').includes('settings'))
      file.addRelationships('word/document.xml', [{ id: 'rIdS', type: 'settings', target: 'settings.xml' }]);
    file.write(
      SETTINGS,
      '<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:zoom w:percent="100"/><w:rsids><w:rsidRoot w:val="00A1"/><w:rsid w:val="00A2"/></w:rsids></w:settings>',
    );
    const after = removed(file, removal('metadata', `/${SETTINGS}`));
    expect(after.file.text(SETTINGS)).toContain('<w:zoom w:percent="100"/></w:settings>');
    expect(after.file.text('word/document.xml')).toContain('<w:p>');
    expect(after.file.text('word/document.xml')).not.toContain('rsid');
  });
});

describe('an embedded file', () => {
  it('goes when it is the workbook of a chart, which keeps its values', () => {
    const file = deck();
    const chart =
      '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:chart/><c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>';
    file.write('ppt/charts/chart1.xml', chart);
    file.write('ppt/embeddings/book.xlsx', 'book');
    file.addRelationships('ppt/slides/slide1.xml', [{ id: 'rIdC', type: 'chart', target: '../charts/chart1.xml' }]);
    file.addRelationships('ppt/charts/chart1.xml', [
      { id: 'rId1', type: 'package', target: '../embeddings/book.xlsx' },
    ]);
    const after = removed(file, removal('embedded_file', '/ppt/embeddings/book.xlsx'));
    expect(after.file.text('ppt/charts/chart1.xml')).toContain('<c:chart/></c:chartSpace>');
    expect(after.names).not.toContain('ppt/embeddings/book.xlsx');
    expect(dangling(after)).toEqual([]);
  });

  it('stays when it is an object on a slide, whose picture would go', () => {
    const file = deck();
    const slide = 'ppt/slides/slide1.xml';
    file.write('ppt/embeddings/a.bin', 'object');
    file.addRelationships(slide, [{ id: 'rIdO', type: 'oleObject', target: '../embeddings/a.bin' }]);
    file.write(
      slide,
      file.text(slide).replace('</p:spTree>', '<p:graphicFrame><p:oleObj r:id="rIdO"/></p:graphicFrame></p:spTree>'),
    );
    expect(removed(file, removal('embedded_file', '/ppt/embeddings/a.bin')).outcomes).toEqual([
      { written: false, reason: 'not_supported' },
    ]);
  });
});

describe('digital signatures', () => {
  const TYPES = '[Content_Types].xml';
  const TYPE = 'application/vnd.openxmlformats-package.digital-signature';
  const KIND = 'http://schemas.openxmlformats.org/package/2006/relationships/digital-signature';
  const DEFAULTS = `<Default Extension="SIGS" ContentType="${TYPE}-Origin"/><Default Extension="cer" ContentType="${TYPE}-certificate"/>`;

  /** A signed deck, and the content types that it had before. */
  const signed = (): { readonly file: OfficeFile; readonly types: string } => {
    const file = deck();
    const types = file.text(TYPES);
    file.write(TYPES, types.replace('<Override', `${DEFAULTS}<Override`));
    file.addContentTypes({ '_xmlsignatures/sig1.xml': `${TYPE}-xmlsignature+xml` });
    file.write('_xmlsignatures/origin.sigs', '');
    file.write('_xmlsignatures/sig1.xml', '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"/>');
    file.write('_xmlsignatures/own.cer', 'certificate');
    file.addRelationships('', [{ id: 'rIdO', type: `${KIND}/origin`, target: '_xmlsignatures/origin.sigs' }]);
    file.addRelationships('_xmlsignatures/origin.sigs', [
      { id: 'rId1', type: `${KIND}/signature`, target: 'sig1.xml' },
    ]);
    file.addRelationships('_xmlsignatures/sig1.xml', [{ id: 'rId1', type: `${KIND}/certificate`, target: 'own.cer' }]);
    return { file, types };
  };

  it('go with all of their parts and content types', () => {
    const { file, types } = signed();
    const after = removed(file, removal('signatures', '/'));
    expect(after.names.filter((name) => name.includes('signature'))).toEqual([]);
    expect(after.file.text(TYPES)).toBe(types);
    expect(dangling(after)).toEqual([]);
  });

  it('leave the content type of an extension that another part has', () => {
    const { file } = signed();
    file.write('customXml/own.Cer', 'certificate');
    const types = removed(file, removal('signatures', '/')).file.text(TYPES);
    expect(types).toContain('Extension="cer"');
    expect(types).not.toContain('SIGS');
  });
});
