const SCHEMAS = 'http://schemas.openxmlformats.org';
const STRICT = 'http://purl.oclc.org/ooxml';
const OFFICE = 'http://schemas.microsoft.com/office';

/** Namespaces with a transitional and a strict URI (ISO 29500-1 and -4, annexes A): the prefix, and both paths. */
const TWO_EDITIONS = [
  ['a', 'drawingml/2006/main', 'drawingml/main'],
  ['c', 'drawingml/2006/chart', 'drawingml/chart'],
  ['cdr', 'drawingml/2006/chartDrawing', 'drawingml/chartDrawing'],
  ['dgm', 'drawingml/2006/diagram', 'drawingml/diagram'],
  ['lc', 'drawingml/2006/lockedCanvas', 'drawingml/lockedCanvas'],
  ['pic', 'drawingml/2006/picture', 'drawingml/picture'],
  ['xdr', 'drawingml/2006/spreadsheetDrawing', 'drawingml/spreadsheetDrawing'],
  ['wp', 'drawingml/2006/wordprocessingDrawing', 'drawingml/wordprocessingDrawing'],
  ['p', 'presentationml/2006/main', 'presentationml/main'],
  ['w', 'wordprocessingml/2006/main', 'wordprocessingml/main'],
  ['x', 'spreadsheetml/2006/main', 'spreadsheetml/main'],
  ['r', 'officeDocument/2006/relationships', 'officeDocument/relationships'],
  ['m', 'officeDocument/2006/math', 'officeDocument/math'],
  ['b', 'officeDocument/2006/bibliography', 'officeDocument/bibliography'],
  ['s', 'officeDocument/2006/sharedTypes', 'officeDocument/sharedTypes'],
  ['ds', 'officeDocument/2006/customXml', 'officeDocument/customXml'],
  ['vt', 'officeDocument/2006/docPropsVTypes', 'officeDocument/docPropsVTypes'],
  ['ep', 'officeDocument/2006/extended-properties', 'officeDocument/extendedProperties'],
  ['op', 'officeDocument/2006/custom-properties', 'officeDocument/customProperties'],
  ['sl', 'schemaLibrary/2006/main', 'schemaLibrary/main'],
] as const;

/** Namespaces of extensions that the readers understand: an `mc:Choice` that requires them is taken. */
const UNDERSTOOD = [
  ['a14', `${OFFICE}/drawing/2010/main`],
  ['a16', `${OFFICE}/drawing/2014/main`],
  ['p14', `${OFFICE}/powerpoint/2010/main`],
  ['p15', `${OFFICE}/powerpoint/2012/main`],
  ['wps', `${OFFICE}/word/2010/wordprocessingShape`],
  ['wpg', `${OFFICE}/word/2010/wordprocessingGroup`],
  ['wpc', `${OFFICE}/word/2010/wordprocessingCanvas`],
  ['wp14', `${OFFICE}/word/2010/wordprocessingDrawing`],
  ['w14', `${OFFICE}/word/2010/wordml`],
  ['w15', `${OFFICE}/word/2012/wordml`],
  ['w16', `${OFFICE}/word/2018/wordml`],
  ['w16cex', `${OFFICE}/word/2018/wordml/cex`],
  ['w16cid', `${OFFICE}/word/2016/wordml/cid`],
  ['w16se', `${OFFICE}/word/2015/wordml/symex`],
  ['w16sdtdh', `${OFFICE}/word/2020/wordml/sdtdatahash`],
  ['w16sdtfl', `${OFFICE}/word/2024/wordml/sdtformatlock`],
  ['w16du', `${OFFICE}/word/2023/wordml/word16du`],
  ['c14', `${OFFICE}/drawing/2007/8/2/chart`],
  ['c16', `${OFFICE}/drawing/2014/chart`],
  ['c16ac', `${OFFICE}/drawing/2014/chart/ac`],
  ['c16r2', `${OFFICE}/drawing/2015/06/chart`],
  ['c16r3', `${OFFICE}/drawing/2017/03/chart`],
  ['cx1', `${OFFICE}/drawing/2015/9/8/chartex`],
  ['asvg', `${OFFICE}/drawing/2016/SVG/main`],
  ['adec', `${OFFICE}/drawing/2017/decorative`],
  ['ahyp', `${OFFICE}/drawing/2018/hyperlinkcolor`],
] as const;

/** Namespaces that have a prefix here, and that the readers do not understand as extensions. */
const NAMED = [
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
  ['xsi', 'http://www.w3.org/2001/XMLSchema-instance'],
  ['mc', `${SCHEMAS}/markup-compatibility/2006`],
  ['rel', `${SCHEMAS}/package/2006/relationships`],
  ['ct', `${SCHEMAS}/package/2006/content-types`],
  ['cp', `${SCHEMAS}/package/2006/metadata/core-properties`],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
  ['dcterms', 'http://purl.org/dc/terms/'],
  ['v', 'urn:schemas-microsoft-com:vml'],
  ['o', 'urn:schemas-microsoft-com:office:office'],
  ['w10', 'urn:schemas-microsoft-com:office:word'],
  ['wne', `${OFFICE}/word/2006/wordml`],
  ['wpi', `${OFFICE}/word/2010/wordprocessingInk`],
  ['dsp', `${OFFICE}/drawing/2008/diagram`],
  ['dgm14', `${OFFICE}/drawing/2010/diagram`],
  ['a15', `${OFFICE}/drawing/2012/main`],
  ['c15', `${OFFICE}/drawing/2012/chart`],
  ['cs', `${OFFICE}/drawing/2012/chartStyle`],
  ['cx', `${OFFICE}/drawing/2014/chartex`],
  ['a1611', `${OFFICE}/drawing/2016/11/main`],
  ['am3d', `${OFFICE}/drawing/2017/model3d`],
  ['thm15', `${OFFICE}/thememl/2012/main`],
] as const;

const prefixes: ReadonlyMap<string, string> = new Map<string, string>([
  ...TWO_EDITIONS.flatMap(([prefix, transitional, strict]) => [
    [`${SCHEMAS}/${transitional}`, prefix] as const,
    [`${STRICT}/${strict}`, prefix] as const,
  ]),
  ...UNDERSTOOD.map(([prefix, uri]) => [uri, prefix] as const),
  ...NAMED.map(([prefix, uri]) => [uri, prefix] as const),
]);

const understood: ReadonlySet<string> = new Set(UNDERSTOOD.map(([, uri]) => uri));

/** The prefix of a known namespace in canonical names: `a`, `w14`. A strict namespace has the prefix of the transitional one. */
export function canonicalPrefix(uri: string): string | undefined {
  return prefixes.get(uri);
}

/** Whether a `mc:Choice` that requires this namespace may be taken (effective values 1.6). */
export function isUnderstood(uri: string): boolean {
  return understood.has(uri);
}

export function isStrictNamespace(uri: string): boolean {
  return uri.startsWith(`${STRICT}/`);
}

/** The URI of a namespace by its canonical prefix; the prefix itself when it is not known. */
export function namespaceUri(prefix: string, isStrict: boolean): string {
  const uris = [...prefixes].filter(([, canonical]) => canonical === prefix).map(([uri]) => uri);
  const [first, second = first] = uris;
  return (isStrict ? second : first) ?? prefix;
}
