import { describedArchive } from './described-archive.ts';
import { OfficeFile } from './office-file.ts';

const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/** Another way to write the same document. */
export interface OtherSpelling {
  readonly title: string;
  readonly respell: (bytes: Uint8Array) => Buffer;
}

/** Ways of writing that mean the same, and that other programs use. */
export const OTHER_SPELLINGS: readonly OtherSpelling[] = [
  ofXml('in the Strict form', strict),
  ofXml('in UTF-16', utf16),
  ofXml('with other prefixes', withOtherPrefixes),
  ofXml('with empty formats', withEmptyFormats),
  ofXml('with extensions', withExtensions),
  ofXml('with single quotes, comments, CDATA sections and references', inOtherMarkup),
  { title: 'in an archive with data descriptors and ZIP64', respell: (bytes) => describedArchive(partsOf(bytes)) },
];

function ofXml(title: string, change: (xml: string) => string | Buffer): OtherSpelling {
  const respell = (bytes: Uint8Array): Buffer => {
    const parts = partsOf(bytes).map(({ name, data }) => {
      const isXml = /\.(?:xml|rels)$/.test(name);
      return { name, data: isXml ? change(Buffer.from(data).toString('utf8')) : data };
    });
    return OfficeFile.ofEntries(parts).bytes();
  };
  return { title, respell };
}

function partsOf(bytes: Uint8Array): ReturnType<OfficeFile['parts']> {
  return OfficeFile.open(bytes).parts();
}

/** The namespaces and types of relationships of ISO 29500-1. */
function strict(xml: string): string {
  return xml
    .replaceAll(
      /http:\/\/schemas\.openxmlformats\.org\/(drawingml|presentationml|wordprocessingml|officeDocument)\/2006\//g,
      'http://purl.oclc.org/ooxml/$1/',
    )
    .replaceAll(/(?<=purl\.oclc\.org\/ooxml\/.*)(extended|custom)-properties/g, '$1Properties');
}

function utf16(xml: string): Buffer {
  const content = xml.replace(/^\ufeff?(?:<\?xml[^>]*\?>\s*)?/, '');
  return Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${content}`, 'utf16le');
}

/** Every prefix has a letter more, and what has none gets one. */
function withOtherPrefixes(xml: string): string {
  return xml.replaceAll(/<[^?!>][^>]*>/g, (tag) =>
    tag
      .replace(/^(<\/?)([\w.-]+)(?=[\s/>])/, '$1:$2')
      .replace(/^(<\/?)([\w.-]*):/, '$1q$2:')
      .replaceAll(/\sxmlns=/g, ' xmlns:q=')
      .replaceAll(/\sxmlns:(?!q=)([\w.-]+=)/g, ' xmlns:q$1')
      .replaceAll(/\s(?!xml:|xmlns:)([\w.-]+:[\w.-]+=)/g, ' q$1')
      .replaceAll(/(?<=(?:Requires|Ignorable)="[^"]*)\b(?=[\w.-])/g, 'q'),
  );
}

function withEmptyFormats(xml: string): string {
  return xml
    .replaceAll(/<a:r>(?=<a:t>)/g, '<a:r><a:rPr/>')
    .replaceAll(/<a:p>(?=<a:r>)/g, '<a:p><a:pPr/>')
    .replaceAll(/<w:r>(?:<w:rPr><\/w:rPr>)?(?=<w:t[ >])/g, '<w:r><w:rPr/>')
    .replaceAll(/<w:p>(?=<w:r>)/g, '<w:p><w:pPr/>');
}

/** Extensions of a namespace that nobody knows: in lists in presentations, and as elements that may be ignored in text documents. */
function withExtensions(xml: string): string {
  const list =
    '<a:extLst><a:ext uri="{00000000-0000-0000-0000-000000000001}"><x:y xmlns:x="urn:x"/></a:ext></a:extLst>';
  return xml
    .replaceAll(/<(a:(?:rPr|pPr|tcPr|tblPr|endParaRPr)|p:spPr)((?:\s[^<>]*)?)\/>/g, `<$1$2>${list}</$1>`)
    .replaceAll(/<\/(a:(?:rPr|pPr|tcPr|tblPr)|p:spPr)>/g, `${list}</$1>`)
    .replaceAll(`${list}${list}`, list)
    .replace(
      /(?<=<w:(?:document|styles|numbering|hdr|ftr|footnotes|endnotes|comments) )/,
      `xmlns:m0="${COMPATIBILITY}" xmlns:x="urn:x" m0:Ignorable="x" `,
    )
    .replace(/ m0:Ignorable="x"(?=[^>]* mc:Ignorable=")/, '')
    .replace(/(?<= mc:Ignorable=")/, 'x ')
    .replaceAll(/<\/(w:(?:rPr|pPr))>/g, '<x:y x:z="1"/></$1>');
}

function inOtherMarkup(xml: string): string {
  return xml
    .replaceAll(/<[^?!>][^>]*>/g, (tag) => tag.replaceAll(/="([^"']*)"/g, " = '$1'"))
    .replaceAll(/<([aw]:p|p:sp|w:r|w:tbl)>/g, '<$1 ><!-- <a:r/> --><?x y?>')
    .replaceAll(/<([aw]:t(?: [^>]*)?)>([^&<])([^&<]?)/gu, (_, start: string, first: string, second: string) => {
      const code = second === '' ? '' : `&#x${second.codePointAt(0)?.toString(16)};`;
      return `<${start}><![CDATA[${first}]]>${code}`;
    });
}
