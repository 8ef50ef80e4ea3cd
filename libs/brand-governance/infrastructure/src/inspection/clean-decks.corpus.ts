import { describe, expect, it } from '@jest/globals';
import { found, judgeByOwnTheme, type OwnTheme, SAMPLE_ONE_OF } from '@livery/brand-governance-testing';
import { OoxmlPackage } from '@livery/office-package';
import { leastInSample } from '@livery/office-testing';

/** What the XML of a deck says, found by a search for text that uses nothing of the engine. */
interface Written extends OwnTheme {
  /** The colours and fonts that do not come from the theme of the deck, as they are written. */
  readonly foreign: readonly string[];
}

function written(bytes: Uint8Array): Written {
  const file = OoxmlPackage.open(bytes);
  const parts = reachable(file, '/', new Set());
  const text = (part: string): string => Buffer.from(file.bytes(part) ?? []).toString('utf8');
  const themes = [...parts]
    .filter((part) => /theme/i.test(part))
    .map(text)
    .join('');
  const others = [...parts]
    .filter((part) => part.endsWith('.xml') && !/theme/i.test(part) && !UNSEEN.test(part))
    .map(text)
    .join('');
  const schemes = (themes.match(/<a:(?:clrScheme|fontScheme)[\s\S]*?<\/a:(?:clrScheme|fontScheme)>/g) ?? []).join('');
  const themeColors = found(schemes, /(?:srgbClr val|lastClr)="([0-9A-Fa-f]{6})"/g);
  const themeFonts = found(schemes, /typeface="([^"]+)"/g);
  return { themeColors, themeFonts, foreign: foreign(others, { themeColors, themeFonts }) };
}

/** Parts that no slide shows: settings of PowerPoint, such as the colours that were picked last, and what SmartArt is redrawn from. */
const UNSEEN = /\/(?:presProps|viewProps|diagrams\/(?:quickStyle|layout|colors)\d+)\.xml$/;

/** Colours and fonts other than those of the theme, neutral colours, and the fonts that Office draws its bullets in. */
function foreign(xml: string, { themeColors, themeFonts }: OwnTheme): readonly string[] {
  const own = new Set([...themeColors].map((hex) => hex.toUpperCase()));
  const ownFonts = new Set([...themeFonts].map((name) => name.toLowerCase()));
  const isOwnFont = (name: string): boolean => ownFonts.has(name.toLowerCase());
  const colors = found(xml, /<a:(?:srgbClr|prstClr|hslClr|sysClr)[^>]*?(?:val|hue)="([^"]*)"/g);
  const shares = found(xml, /<a:scrgbClr ([^>]*?)\/?>/g);
  const fonts = found(xml, /<a:(?:latin|ea|cs)[^>]*?typeface="([^"+]+)"/g);
  const bullets = found(xml, /<a:(?:sym|buFont)[^>]*?typeface="([^"+]+)"/g);
  return [
    ...[...colors].filter((value) => !own.has(value.toUpperCase()) && !NEUTRAL.test(value)),
    ...[...shares].filter((written) => !GREY_SHARES.test(written)),
    ...[...fonts].filter((name) => !isOwnFont(name)),
    ...[...bullets].filter((name) => !isOwnFont(name) && !BULLETS.test(name)),
    ...(themeFonts.size > 0 ? [] : ['no fonts of a theme']),
    ...found(xml, SATURATIONS),
    ...found(xml, OWN_SHADES),
  ];
}

const NEUTRAL = /^(?:([0-9a-f]{2})\1\1|black|white|window|windowText)$/i;
const GREY_SHARES = /^r="([^"]*)" g="\1" b="\1"$/;
const BULLETS = /^(?:Arial|Symbol|Webdings|Wingdings(?: [23])?)$/i;
/** Colours that are changed by more than tints and shades. */
const SATURATIONS = /<a:((?:sat|hue)(?:Mod|Off)?) /g;
/** Colours that are written as RGB and changed. */
const OWN_SHADES = /<a:(srgbClr val="(?!([0-9A-Fa-f]{2})\2\2")[^>]*[^/])>/g;

function reachable(file: OoxmlPackage, from: string, seen: Set<string>): ReadonlySet<string> {
  for (const { target, external } of file.relationships(from)) {
    if (external || seen.has(target) || !target.endsWith('.xml') || !file.has(target)) continue;
    seen.add(target);
    reachable(file, target, seen);
  }
  return seen;
}

const isClean = ({ foreign: written }: Written): boolean => written.length === 0;

describe('a deck that writes no colour and no font but those of its own theme', () => {
  it('has no finding on colour or font under a guideline of its own theme', () => {
    const { findings, judged } = judgeByOwnTheme({ format: 'pptx', names: /\.(?:potx|pptx)$/, written, isClean });
    expect(findings).toEqual([]);
    expect(judged).toBeGreaterThan(leastInSample(250, SAMPLE_ONE_OF));
  }, 120_000);

  it('may be a template, as half of those of the corpus are', () => {
    const { findings, judged } = judgeByOwnTheme({ format: 'pptx', names: /\.potx$/, written, isClean });
    expect(findings).toEqual([]);
    expect(judged).toBeGreaterThan(leastInSample(18, SAMPLE_ONE_OF));
  }, 60_000);
});
