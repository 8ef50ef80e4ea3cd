import { describe, it } from '@jest/globals';
import { assertQuickForHostileTexts, timed } from '@livery/testing';
import { cleanSvg } from '@livery/content-domain';
import { lineOfElement, lineOfInstruction } from './icons/line-of-element.ts';
import { readSvg } from './icons/read-svg.ts';
import { sanitizeSvg } from './icons/sanitize-svg.ts';
import { blankFields } from './previews/documents/blank-fields.ts';
import { harmlessMetafile } from './previews/documents/harmless-metafile.ts';
import { contentOf } from './previews/documents/part-content.ts';
import { sniffMarkup } from './sniffing/sniff-markup.ts';
import { sniffText } from './sniffing/sniff-text.ts';
import { cleanedText } from './text/cleaned-text.ts';

const svg = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`);

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  'an SVG': (text) => sanitizeSvg(Buffer.from(text)),
  'the content of an SVG': (text) => cleanSvg(readSvg(svg(text)), 'i-'),
  'the style of an SVG': (text) => cleanSvg(readSvg(svg(`<g style="fill:${text}"/>`)), 'i-'),
  'an attribute of an SVG': (text) => cleanSvg(readSvg(svg(`<path fill="${text}"/>`)), 'i-'),
  'the line of an error': (text) => [lineOfInstruction(text), lineOfElement(text, 1_000_000)],
  'the beginning of a file': (text) => [sniffMarkup(Buffer.from(text)), sniffText(Buffer.from(text), true, 'a.txt')],
  'the text of a file': cleanedText,
  'a part of a document': (text) => [contentOf(Buffer.from(text)), blankFields(Buffer.from(text))],
  'a metafile': (text) => harmlessMetafile(Buffer.from(text, 'latin1')),
};

describe('one megabyte of any shape', () => {
  it.each(Object.entries(PARSERS))(
    'takes no longer than a multiple of flat JSON, read as %s',
    timed((_name, parse) => assertQuickForHostileTexts(parse)),
  );
});
