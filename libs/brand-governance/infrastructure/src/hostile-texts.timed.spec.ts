import { describe, it } from '@jest/globals';
import { OoxmlPackage, scanXml, writeZip } from '@livery/office-package';
import { describePicture, pixelSize, vectorColor } from '@livery/office-reading';
import { assertQuickForHostileTexts, timed } from '@livery/testing';
import { compileLinear } from './expressions/compile-linear.ts';
import { readFont } from './fonts/read-font.ts';
import { readGuideline } from './guideline-file/read-guideline.ts';

const HANDLER = { open: () => undefined, text: () => undefined, close: () => undefined };
const scan = (xml: string): void => scanXml(Buffer.from(xml), HANDLER);
const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');
const font = (begin: string) => (text: string) => readFont(bytesOf(begin + text));
const picture = (begin: string) => (text: string) => {
  const bytes = bytesOf(begin + text);
  return [describePicture(bytes), pixelSize(bytes)];
};

const FONTS = ['\0\u0001\0\0', 'OTTO\0\u00ff', 'wOF2OTTO', 'wOFF'];
const PICTURES = [
  '\u0089PNG\r\n\u001a\n',
  '\u00ff\u00d8\u00ff',
  'GIF89a',
  'RIFF\0\0\0\0WEBP',
  '<svg ',
  '<svg viewBox="',
  '',
];

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  'an expression': compileLinear,
  'an expression in slashes': (text) => compileLinear(`/${text}/i`),
  ...Object.fromEntries(FONTS.map((begin) => [`a font: ${JSON.stringify(begin)}`, font(begin)])),
  ...Object.fromEntries(PICTURES.map((begin) => [`a picture: ${JSON.stringify(begin)}`, picture(begin)])),
  XML: scan,
  'the content of an element': (text) => scan(`<a>${text}</a>`),
  'the value of an attribute': (text) => scan(`<a b="${text}"/>`),
  'a tag': (text) => scan(`<a ${text}/>`),
  'an archive': (text) => OoxmlPackage.open(bytesOf(text)),
  'the end of an archive': (text) => OoxmlPackage.open(bytesOf(`PK\u0003\u0004${text}`)),
  'content types': (text) => OoxmlPackage.open(writeZip([{ name: '[Content_Types].xml', data: text }])),
  'a colour of a drawing': vectorColor,
  'a guideline': (text) => readGuideline({ rules: [{ name: text, type: text, pattern: text }] }, new Date(0)),
};

describe('one megabyte of any shape', () => {
  it.each(Object.entries(PARSERS))(
    'takes no longer than a multiple of flat JSON, read as %s',
    timed((_name, parse) => assertQuickForHostileTexts(parse)),
  );
});
