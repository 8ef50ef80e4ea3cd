/** An SVG that would harm its readers if it was served as it is. */
export interface SvgAttack {
  readonly name: string;
  readonly svg: string | Buffer;
  /** What the error says; null if the harmless rest of the file becomes an icon. */
  readonly refusal: string | null;
}

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

function svg(content: string, attributes = ''): string {
  return `<svg ${XMLNS} ${XLINK} viewBox="0 0 9 9" ${attributes}>${content}<path d="M0 0h9v9z"/></svg>`;
}

function wide(text: string, encoding: 'le' | 'be'): Buffer {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return encoding === 'le' ? bytes : bytes.swap16();
}

/** @param canary the address of a server that counts requests. Scripts of the attacks call `alert`, which opens a dialog */
export function svgAttacks(canary: string): readonly SvgAttack[] {
  return [...scripts(canary), ...references(canary), ...styles(canary), ...animations(canary), ...documents(canary)];
}

function scripts(canary: string): readonly SvgAttack[] {
  const script = `<script>alert(1);fetch('${canary}/script')</script>`;
  return [
    { name: 'a script', svg: svg(script), refusal: 'script' },
    { name: 'a script from elsewhere', svg: svg(`<script href="${canary}/s.js"/>`), refusal: 'script' },
    { name: 'a script in CDATA', svg: svg('<script><![CDATA[alert(1)]]></script>'), refusal: 'script' },
    {
      name: 'a script with another prefix',
      svg: `<x:svg xmlns:x="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><x:script>alert(1)</x:script></x:svg>`,
      refusal: 'script',
    },
    {
      name: 'a script of HTML',
      svg: svg(`<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>`),
      refusal: 'HTML',
    },
    { name: 'a script in capitals', svg: svg('<SCRIPT>alert(1)</SCRIPT>'), refusal: 'SCRIPT' },
    { name: 'a script without a namespace', svg: svg('<script xmlns="">alert(1)</script>'), refusal: 'script' },
    { name: 'a script of an editor', svg: svg('<e:script xmlns:e="urn:editor">alert(1)</e:script>'), refusal: null },
    {
      name: 'a script in the notes of an editor',
      svg: svg(`<e:x xmlns:e="urn:editor"><script xmlns="http://www.w3.org/2000/svg">alert(1)</script></e:x>`),
      refusal: null,
    },
    { name: 'a script in metadata', svg: svg(`<metadata>${script}</metadata>`), refusal: null },
    { name: 'a script in a title', svg: svg(`<title>${script}</title>`), refusal: 'script' },
    {
      name: 'a script as the text of a title',
      svg: svg('<title>&lt;script>alert(1)&lt;/script></title>'),
      refusal: null,
    },
    {
      name: 'a title that closes itself in HTML',
      svg: svg(`<title>&lt;/title>&lt;img src=x onerror=alert(1)></title>`),
      refusal: null,
    },
    {
      name: 'a description in CDATA',
      svg: svg(`<desc><![CDATA[</desc><img src="${canary}/cdata" onerror="alert(1)">]]></desc>`),
      refusal: null,
    },
    { name: 'a handler of the document', svg: svg('', 'onload="alert(1)"'), refusal: 'onload' },
    { name: 'a handler in capitals', svg: svg('<g ONLOAD="alert(1)"/>'), refusal: 'ONLOAD' },
    { name: 'a handler of a click', svg: svg('<g onclick="alert(1)" onmouseover="alert(2)"/>'), refusal: 'onclick' },
    { name: 'a handler of an animation', svg: svg('<g onbegin="alert(1)"/>'), refusal: 'onbegin' },
    {
      name: 'a handler with another prefix',
      svg: svg('<g s:onload="alert(1)" xmlns:s="http://www.w3.org/2000/svg"/>'),
      refusal: null,
    },
    {
      name: 'a handler of XML events',
      svg: svg('<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="load" handler="#x"/>'),
      refusal: null,
    },
    { name: 'a handler element', svg: svg('<handler type="text/javascript">alert(1)</handler>'), refusal: 'handler' },
    {
      name: 'HTML in a foreign object',
      svg: svg(`<foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="${canary}/html"/></foreignObject>`),
      refusal: 'img',
    },
    { name: 'an empty foreign object', svg: svg('<foreignObject/>'), refusal: 'foreignObject' },
    {
      name: 'a frame',
      svg: svg(`<iframe xmlns="http://www.w3.org/1999/xhtml" src="${canary}/frame"/>`),
      refusal: 'iframe',
    },
    {
      name: 'a link that runs a script',
      svg: svg('<a href="javascript:alert(1)"><path d="M0 0h9"/></a>'),
      refusal: 'a:',
    },
    {
      name: 'a document of XHTML',
      svg: `<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>`,
      refusal: 'HTML',
    },
  ];
}

function references(canary: string): readonly SvgAttack[] {
  return [
    { name: 'a picture', svg: svg(`<image href="${canary}/image" width="9" height="9"/>`), refusal: 'image' },
    { name: 'a picture of data', svg: svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'), refusal: 'image' },
    { name: 'a use of another file', svg: svg(`<use href="${canary}/use.svg#x"/>`), refusal: 'href' },
    {
      name: 'a use of another file by xlink',
      svg: svg(`<use xlink:href="${canary}/use.svg#x"/>`),
      refusal: 'xlink:href',
    },
    {
      name: 'a use with two references',
      svg: svg(`<path id="a" d="M0 0h9"/><use href="#a" xlink:href="${canary}/u#x"/>`),
      refusal: 'xlink:href',
    },
    {
      name: 'a use with another prefix',
      svg: svg(`<use l:href="${canary}/use#x" xmlns:l="http://www.w3.org/1999/xlink"/>`),
      refusal: 'xlink:href',
    },
    { name: 'a use of a script', svg: svg('<use href="javascript:alert(1)"/>'), refusal: 'href' },
    {
      name: 'a use of a script with white space',
      svg: svg('<use href=" java&#10;script:alert(1)"/>'),
      refusal: 'href',
    },
    {
      name: 'a use of data',
      svg: svg(
        `<use href="data:image/svg+xml,&lt;svg id='x' ${XMLNS.replaceAll('"', "'")}>&lt;script>alert(1)&lt;/script>&lt;/svg>#x"/>`,
      ),
      refusal: 'href',
    },
    {
      name: 'a gradient of another file',
      svg: svg(`<linearGradient id="a" href="${canary}/g#x"/><path fill="url(#a)" d="M0 0h9v9"/>`),
      refusal: 'href',
    },
    { name: 'a fill of another file', svg: svg(`<path fill="url(${canary}/fill#x)" d="M0 0h9v9"/>`), refusal: 'fill' },
    {
      name: 'a fill of another file, quoted',
      svg: svg(`<path fill="url('${canary}/fill#x') red" d="M0 0h9v9"/>`),
      refusal: 'fill',
    },
    {
      name: 'a fill of another file after a comment',
      svg: svg(`<path fill="/**/url(${canary}/fill#x)" d="M0 0h9"/>`),
      refusal: 'fill',
    },
    { name: 'a mask of another file', svg: svg(`<path mask="url(${canary}/mask#x)" d="M0 0h9"/>`), refusal: 'mask' },
    {
      name: 'a clipping path of another file',
      svg: svg(`<g clip-path="url(${canary}/clip#x)"/>`),
      refusal: 'clip-path',
    },
    { name: 'a filter of another file', svg: svg(`<g filter="url(${canary}/filter#x)"/>`), refusal: 'filter' },
    {
      name: 'a filter that loads a picture',
      svg: svg(`<filter id="f"><feImage href="${canary}/fe"/></filter>`),
      refusal: 'filter',
    },
    {
      name: 'a pattern with a picture',
      svg: svg(`<pattern id="p"><image href="${canary}/p"/></pattern>`),
      refusal: 'pattern',
    },
    {
      name: 'a marker of another file',
      svg: svg(`<path marker-end="url(${canary}/m#x)" d="M0 0h9"/>`),
      refusal: 'marker-end',
    },
    { name: 'a cursor', svg: svg(`<g cursor="url(${canary}/cursor)"/>`), refusal: 'cursor' },
    {
      name: 'a font of another file',
      svg: svg(`<font-face><font-face-src><font-face-uri href="${canary}/font"/></font-face-src></font-face>`),
      refusal: 'font-face',
    },
    {
      name: 'another base',
      svg: svg(`<path id="x" d="M0 0h9"/><use href="#x"/>`, `xml:base="${canary}/"`),
      refusal: 'xml:base',
    },
    {
      name: 'text on a path of another file',
      svg: svg(`<text><textPath href="${canary}/t#x">a</textPath></text>`),
      refusal: 'textPath',
    },
    {
      name: 'sound',
      svg: svg(`<audio xmlns="http://www.w3.org/1999/xhtml" src="${canary}/audio" autoplay=""/>`),
      refusal: 'audio',
    },
    { name: 'a use of what is not there', svg: svg('<use href="#nothing"/>'), refusal: '#nothing' },
  ];
}

function styles(canary: string): readonly SvgAttack[] {
  return [
    {
      name: 'a style sheet with an import',
      svg: svg(`<style>@import url(${canary}/import)</style>`),
      refusal: 'style',
    },
    {
      name: 'a style sheet with a font',
      svg: svg(`<style>@font-face{font-family:x;src:url(${canary}/font)}text{font-family:x}</style><text>a</text>`),
      refusal: 'style',
    },
    {
      name: 'a style with a background',
      svg: svg('', `style="background:url(${canary}/background)"`),
      refusal: 'background',
    },
    {
      name: 'a style with an escaped address',
      svg: svg(String.raw`<g style="fill:\75rl(${canary}/escape)"/>`),
      refusal: 'style',
    },
    {
      name: 'a style with a comment in an address',
      svg: svg(`<g style="background-image:ur/**/l(${canary}/c);list-style:url(${canary}/l)"/>`),
      refusal: 'list-style',
    },
    { name: 'a style with an import', svg: svg(`<g style="@import '${canary}/style'"/>`), refusal: 'style' },
    { name: 'a style with an expression', svg: svg('<g style="width:expression(alert(1))"/>'), refusal: 'width' },
    {
      name: 'a style that ends its attribute',
      svg: svg('<g style="fill:red&quot; onload=&quot;alert(1)"/>'),
      refusal: null,
    },
    {
      name: 'a style sheet of HTML',
      svg: svg(`<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${canary}/css"/>`),
      refusal: 'link',
    },
    {
      name: 'a style sheet by an instruction',
      svg: `<?xml-stylesheet href="${canary}/xsl" type="text/xsl"?>${svg('')}`,
      refusal: 'processing instruction',
    },
  ];
}

function animations(canary: string): readonly SvgAttack[] {
  return [
    {
      name: 'an animated link',
      svg: svg(`<a><animate attributeName="href" values="javascript:alert(1)"/><text>a</text></a>`),
      refusal: 'a:',
    },
    {
      name: 'an animated use',
      svg: svg(
        `<path id="a" d="M0 0h9"/><use href="#a"><animate attributeName="href" to="${canary}/animated#x"/></use>`,
      ),
      refusal: 'animate',
    },
    { name: 'a set attribute', svg: svg('<g><set attributeName="onmouseover" to="alert(1)"/></g>'), refusal: 'set' },
    {
      name: 'a handler of an animation element',
      svg: svg('<animateTransform onbegin="alert(1)" attributeName="transform" dur="1s"/>'),
      refusal: 'animateTransform',
    },
  ];
}

function documents(canary: string): readonly SvgAttack[] {
  const entity = `<!DOCTYPE svg [<!ENTITY x SYSTEM "${canary}/entity">]>${svg('<text>&x;</text>')}`;
  const uses = Array.from({ length: 12 }, (_, level) => {
    return `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`;
  });
  const masks = Array.from({ length: 12 }, (_, level) => {
    return `<mask id="m${level + 1}">${`<path mask="url(#m${level})" d="M0 0h9v9"/>`.repeat(10)}</mask>`;
  });
  return [
    { name: 'an entity of another file', svg: entity, refusal: 'DOCTYPE' },
    { name: 'an entity in UTF-16, low byte first', svg: wide(entity, 'le'), refusal: 'DOCTYPE' },
    { name: 'an entity in UTF-16, high byte first', svg: wide(entity, 'be'), refusal: 'DOCTYPE' },
    {
      name: 'entities that multiply',
      svg: `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
      refusal: 'DOCTYPE',
    },
    {
      name: 'a definition of another file',
      svg: `<!DOCTYPE svg SYSTEM "${canary}/dtd">${svg('')}`,
      refusal: 'DOCTYPE',
    },
    { name: 'an unknown entity', svg: svg('<text>&unknown;</text>'), refusal: 'well-formed' },
    { name: 'a script in UTF-16', svg: wide(svg('<script>alert(1)</script>'), 'le'), refusal: 'script' },
    {
      name: 'a script in UTF-7',
      svg: '+ADw-svg+AD4APA-script+AD4-alert(1)+ADw-/script+AD4APA-/svg+AD4-',
      refusal: 'is no SVG',
    },
    {
      name: 'UTF-7 by its name',
      svg: `<?xml version="1.0" encoding="utf-7"?>${svg('<text>+ADw-script+AD4-alert(1)</text>')}`,
      refusal: 'well-formed',
    },
    {
      name: 'bytes that are not UTF-8',
      svg: Buffer.concat([
        Buffer.from(`<svg ${XMLNS} viewBox="0 0 9 9"><text>`),
        Buffer.from([0xc0, 0xbc]),
        Buffer.from('</text></svg>'),
      ]),
      refusal: 'well-formed',
    },
    { name: 'nesting', svg: svg('<g>'.repeat(100) + '</g>'.repeat(100)), refusal: 'deep' },
    { name: 'very many elements', svg: svg('<g/>'.repeat(6_000)), refusal: '5000' },
    { name: 'a huge path', svg: svg(`<path d="M0 0${'h1'.repeat(80_000)}"/>`), refusal: 'd:' },
    { name: 'a number without end', svg: svg('<rect x="1e999" width="NaN" height="Infinity"/>'), refusal: null },
    { name: 'a path with another number', svg: svg('<path d="M0 0L1e400 5"/>'), refusal: 'd:' },
    { name: 'a use of itself', svg: svg('<g id="a"><use href="#a"/></g>'), refusal: 'contains itself' },
    {
      name: 'uses in a circle',
      svg: svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
      refusal: 'contains itself',
    },
    {
      name: 'uses that multiply',
      svg: svg(`<path id="l0" d="M0 0h9"/>${uses.join('')}<use href="#l12"/>`),
      refusal: 'multiply',
    },
    {
      name: 'masks that multiply',
      svg: svg(`<mask id="m0"/>${masks.join('')}<path mask="url(#m12)" d="M0 0h9"/>`),
      refusal: 'multiply',
    },
    {
      name: 'gradients in a circle',
      svg: svg('<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>'),
      refusal: 'circle',
    },
    { name: 'two elements with one id', svg: svg('<g id="a"/><g id="a"/>'), refusal: 'id' },
    {
      name: 'an id that is markup',
      svg: svg('<path id="&quot;>&lt;img src=x onerror=alert(1)>" d="M0 0h9"/>'),
      refusal: null,
    },
    {
      name: 'an id that hides a property of the document',
      svg: svg('<path id="cookie" d="M0 0h9"/><use href="#cookie"/>'),
      refusal: null,
    },
    { name: 'a comment that ends early', svg: svg('<!--><script>alert(1)</script>-->'), refusal: null },
    { name: 'text after the document', svg: `${svg('')}<script>alert(1)</script>`, refusal: 'well-formed' },
  ];
}
