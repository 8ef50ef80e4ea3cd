import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_PALETTE_SETTINGS,
  defineBrandPalette,
  defineBrandRule,
  defineFont,
  type Guideline,
} from '@livery/brand-governance-domain';
import { OoxmlPackage } from '@livery/ooxml-package';
import { inspectDocument } from './inspect-document.ts';

/** The reference pack beside the checkout, which is not part of it. */
const CORPUS = path.resolve(import.meta.dirname, '../../../../../../shared/brand-engine/corpus');
const at = new Date(0);
const id = '00000000-0000-7000-8000-00000000000a';

/** What the XML of a text document says, by plain search: nothing of the engine has a part in it. */
interface Written {
  readonly themeColors: ReadonlySet<string>;
  readonly themeFonts: ReadonlySet<string>;
  readonly colors: ReadonlySet<string>;
  readonly fonts: ReadonlySet<string>;
  /** A slot of Latin text is set by the theme: what says nothing is Times New Roman, whose name nobody writes. */
  readonly hasThemeFont: boolean;
  /** Colours are changed by more than tints and shades. */
  readonly hasOwnShades: boolean;
}

/** Parts that a page shows, and those that say what it looks like. */
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
    colors: new Set([...writtenColors(others), ...found(others, /<w:highlight w:val="(\w+)"/g)]),
    fonts: writtenFonts(others),
    hasThemeFont: /<w:rPrDefault>[\s\S]*?w:asciiTheme=[\s\S]*?<\/w:rPrDefault>/.test(others),
    hasOwnShades: /<(?:a|w14):(?:sat|hue)(?:Mod|Off)? /.test(others),
  };
}

/** A theme reference wins over the value that stands beside it; every other value counts. */
function writtenColors(text: string): ReadonlySet<string> {
  const elements =
    text.match(
      /<(?:w:(?:color|shd|top|bottom|left|right|start|end|insideH|insideV|bdr|background|between)|a:(?:srgbClr|prstClr|sysClr))\b[^>]*>/g,
    ) ?? [];
  const values = elements.flatMap((element) => [
    ...(/themeColor=/.test(element)
      ? []
      : found(element, /(?:w:color|<w:color w:val|lastClr|<a:srgbClr val|<a:prstClr val)="([^"]*)"/g)),
    ...(/themeFill=/.test(element) ? [] : found(element, /w:fill="([^"]*)"/g)),
  ]);
  return new Set(values);
}

function writtenFonts(text: string): ReadonlySet<string> {
  const elements = (text.match(/<(?:w:rFonts|w:sym|a:latin|a:ea|a:cs)\b[^>]*>/g) ?? []).join('');
  return found(elements, /(?:w:ascii|w:hAnsi|w:cs|w:eastAsia|w:font|typeface)="([^"+]+)"/g);
}

function found(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(pattern), ([, value = '']) => value));
}

/** Nothing but what is the theme's own, neutral colours, and the fonts that Office draws its bullets with. */
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

/** The guideline of a document that is its own brand. */
function ownGuideline({ themeColors, themeFonts }: Written): Guideline {
  const colors = [...themeColors].slice(0, 100).map((hex) => ({ hex: `#${hex}` }));
  return {
    rules: ['color.off_palette', 'font.unapproved'].map((type) => defineBrandRule({ type }, { id, at })),
    settings: DEFAULT_PALETTE_SETTINGS,
    palettes: [defineBrandPalette({ name: 'Own', colors }, { id, at, newId: () => id })],
    fonts: [...themeFonts].map((name) => defineFont({ name }, { id, at })),
  };
}

function documents(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('_'));
  return entries.flatMap((entry) => {
    const own = path.join(folder, entry.name);
    if (entry.isDirectory()) return documents(own);
    return /\.(?:dotx|docx)$/.test(entry.name) ? [own] : [];
  });
}

describe('a text document that writes no colour and no font but those of its own theme', () => {
  it('has no finding on colour or font under a guideline of its own theme', () => {
    const findings: string[] = [];
    let judged = 0;
    for (const document of documents(CORPUS)) {
      const bytes = readFileSync(document);
      const said = readable(bytes);
      if (said === undefined || !isClean(said)) continue;
      const verdict = inspectDocument({ bytes, format: 'docx' }, ownGuideline(said));
      if (verdict.outcome !== 'judged') continue;
      judged += 1;
      findings.push(
        ...verdict.findings
          .filter(({ type }) => /^(color|font)/.test(type))
          .map(({ detail, locations: [first = ''] }) => `${path.basename(document)}: ${first}: ${detail}`),
      );
    }
    expect(findings).toEqual([]);
    expect(judged).toBeGreaterThan(200);
  }, 120_000);
});

function readable(bytes: Uint8Array): Written | undefined {
  try {
    return written(bytes);
  } catch {
    return undefined;
  }
}
