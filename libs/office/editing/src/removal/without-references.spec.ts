import { describe, expect, it } from '@jest/globals';
import { OoxmlPackage, XmlPart } from '@livery/office-package';
import { OfficeFile, samplePresentation } from '@livery/office-testing';
import { withoutReferences } from './without-references.ts';

const NAMESPACES = [
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"',
  'xmlns:d="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:rel="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:x="http://example.com/unknown"',
  'xmlns:svg="http://schemas.microsoft.com/office/drawing/2016/SVG/main"',
].join(' ');

/** What is left of the content of a slide without `rId1` and `rId2`; undefined when nothing had to go. */
function rest(content: string, encoding: BufferEncoding = 'utf8'): string | undefined {
  const slide = `<?xml version="1.0" encoding="${encoding === 'utf16le' ? 'UTF-16' : 'UTF-8'}"?><p:sld ${NAMESPACES}>${content}</p:sld>`;
  const file = OfficeFile.open(samplePresentation({ slides: [''] }));
  const mark = encoding === 'utf16le' ? '\ufeff' : '';
  file.write('ppt/slides/slide1.xml', Buffer.from(mark + slide, encoding));
  const part = XmlPart.of(OoxmlPackage.open(file.bytes()), '/ppt/slides/slide1.xml');
  const edited = withoutReferences(part, new Set(['rId1', 'rId2']))?.toString();
  return edited?.replace(/^.*?<p:sld [^>]*>/s, '').replace('</p:sld>', '');
}

describe('XML without some relationships', () => {
  it.each([
    [
      'links',
      '<d:rPr b="1"><d:hlinkClick rel:id="rId1"/><d:hlinkMouseOver rel:id="rId3"/></d:rPr>',
      '<d:rPr b="1"><d:hlinkMouseOver rel:id="rId3"/></d:rPr>',
    ],
    [
      'the content of pictures, but not pictures',
      '<d:blip cstate="print" rel:embed="rId1"><d:lum/></d:blip>',
      '<d:blip cstate="print" ><d:lum/></d:blip>',
    ],
    [
      'extensions as a whole',
      '<d:ext uri="A"><svg:svgBlip rel:embed="rId2"/></d:ext><d:ext uri="B"/>',
      '<d:ext uri="B"/>',
    ],
    [
      'objects with their frames',
      '<p:sp/><p:graphicFrame><d:graphic><p:oleObj rel:id="rId1"/></d:graphic></p:graphicFrame><p:sp/>',
      '<p:sp/><p:sp/>',
    ],
    [
      'an element within one that also goes',
      '<p:graphicFrame><d:hlinkClick rel:id="rId2"/><p:oleObj rel:id="rId1"/></p:graphicFrame>',
      '',
    ],
    [
      'what stands in any branch of alternatives',
      '<mc:AlternateContent><mc:Choice Requires="x"><x:a rel:id="rId1"/></mc:Choice><mc:Fallback><x:b rel:id="rId2"/><x:c/></mc:Fallback></mc:AlternateContent>',
      '<mc:AlternateContent><mc:Choice Requires="x"></mc:Choice><mc:Fallback><x:c/></mc:Fallback></mc:AlternateContent>',
    ],
  ])('loses %s', (_, content, expected) => {
    expect(rest(content)).toBe(expected);
  });

  it('stays as it is when it does not refer to them', () => {
    expect(rest('<d:hlinkClick rel:id="rId3"/><d:a id="rId1"/>')).toBeUndefined();
  });

  it('becomes UTF-8 when it is edited', () => {
    expect(rest('<d:t>Grüße 😀</d:t><d:hlinkClick rel:id="rId1"/>', 'utf16le')).toBe('<d:t>Grüße 😀</d:t>');
  });
});
