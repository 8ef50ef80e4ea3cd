import { describe, expect, it } from '@jest/globals';
import { found, judgeByOwnTheme, type OwnTheme, SAMPLE_ONE_OF } from '@livery/brand-governance-testing';
import { OoxmlPackage } from '@livery/office-package';
import { leastInSample } from '@livery/office-testing';

/** What the XML of a text document says, found by a search for text that uses nothing of the engine. */
interface Written extends OwnTheme {
  readonly colors: ReadonlySet<string>;
  readonly fonts: ReadonlySet<string>;
  /** The defaults take the font of Latin text from the theme. Otherwise it is Times New Roman, whose name is written nowhere. */
  readonly hasThemeFont: boolean;
  /** Whether colours are changed by more than tints and shades. */
  readonly hasOwnShades: boolean;
}

/** Parts that a page shows, and those that format it. */
const SHOWN =
  /^\/word\/(?:document\d*|styles|numbering|header\d*|footer\d*|footnotes|endnotes|charts\/chart\d+|diagrams\/drawing\d+)\.xml$/;

function written(bytes: Uint8Array): Written {
  const file = OoxmlPackage.open(bytes);
  const text = (matches: RegExp): string =>
    file
      .parts()
      .filter((part) => matches.test(part))
      .map((part) => Buffer.from(file.bytes(part) ?? []).toString('utf8'))
      .join('');
  const others = text(SHOWN);
  const schemes = text(/theme\/theme\d+\.xml$/).match(
    /<a:(?:clrScheme|fontScheme)[\s\S]*?<\/a:(?:clrScheme|fontScheme)>/g,
  );
  const theme = (schemes ?? []).join('');
  return {
    themeColors: found(theme, /(?:srgbClr val|lastClr)="([0-9A-Fa-f]{6})"/g),
    themeFonts: found(theme, /typeface="([^"]+)"/g),
    colors: new Set([
      ...writtenColors(others),
      ...found(others, /<w:highlight w:val="(\w+)"/g),
      // Of VML; a number in brackets is a reference to the theme.
      ...found(others, /\s(?:fillcolor|strokecolor|color2?)="#?([^"[]+)"/g),
    ]),
    fonts: writtenFonts(others),
    hasThemeFont: /<w:rPrDefault>[\s\S]*?w:asciiTheme=[\s\S]*?<\/w:rPrDefault>/.test(others),
    hasOwnShades: /<(?:a|w14):(?:sat|hue)(?:Mod|Off)? /.test(others),
  };
}

/** The colours that are written as values. Where a reference to the theme is written, too, the value has no effect. */
function writtenColors(text: string): ReadonlySet<string> {
  const elements =
    text.match(
      /<(?:w:(?:color|u|shd|top|bottom|left|right|start|end|insideH|insideV|bdr|background|between)|a:(?:srgbClr|prstClr|sysClr)|w14:srgbClr)\b[^>]*>/g,
    ) ?? [];
  const values = elements.flatMap((element) => [
    ...(/themeColor=/.test(element)
      ? []
      : found(
          element,
          /(?:w:color|<w:color w:val|lastClr|<a:srgbClr val|<a:prstClr val|<w14:srgbClr w14:val)="([^"]*)"/g,
        )),
    ...(/themeFill=/.test(element) ? [] : found(element, /w:fill="([^"]*)"/g)),
  ]);
  return new Set(values);
}

function writtenFonts(text: string): ReadonlySet<string> {
  const elements = (text.match(/<(?:w:rFonts|w:sym|a:latin|a:ea|a:cs)\b[^>]*>/g) ?? []).join('');
  return found(elements, /(?:w:ascii|w:hAnsi|w:cs|w:eastAsia|w:font|typeface)="([^"+]+)"/g);
}

/** Whether the document has only colours and fonts of its theme, neutral colours, and the fonts that Office draws its bullets in. */
function isClean({ themeColors, themeFonts, colors, fonts, hasThemeFont, hasOwnShades }: Written): boolean {
  const own = new Set([...themeColors].map((hex) => hex.toUpperCase()));
  const ownFonts = new Set([...themeFonts].map((name) => name.toLowerCase()));
  return (
    hasThemeFont &&
    !hasOwnShades &&
    [...colors].every((value) => own.has(value.toUpperCase()) || NEUTRAL.test(value)) &&
    [...fonts].every((name) => ownFonts.has(name.toLowerCase()) || SYMBOLS.test(name))
  );
}

const NEUTRAL = /^(?:|auto|([0-9a-f]{2})\1\1|black|white|none|lightGray|darkGray)$/i;
const SYMBOLS = /^(?:Symbol|Webdings|Wingdings(?: [23])?)$/i;

describe('a text document that writes no colour and no font but those of its own theme', () => {
  it('has no finding on colour or font under a guideline of its own theme', () => {
    const { findings, judged } = judgeByOwnTheme({ format: 'docx', names: /\.(?:dotx|docx)$/, written, isClean });
    expect(findings).toEqual([]);
    expect(judged).toBeGreaterThan(leastInSample(200, SAMPLE_ONE_OF));
  }, 120_000);
});
