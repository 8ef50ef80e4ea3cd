import { describe, expect, it } from '@jest/globals';
import { OoxmlPackage } from '@livery/ooxml-package';
import { found, judgeByOwnTheme, type OwnTheme } from './testing/judge-by-own-theme.ts';

/** What the XML of a deck says, by plain search: nothing of the engine has a part in it. */
interface Written extends OwnTheme {
  readonly colors: ReadonlySet<string>;
  readonly fonts: ReadonlySet<string>;
  readonly bullets: ReadonlySet<string>;
  /** Colours are changed by more than tints and shades, or a colour that is written as RGB is changed at all. */
  readonly hasOwnShades: boolean;
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
    .filter((part) => part.endsWith('.xml') && !/theme/i.test(part))
    .map(text)
    .join('');
  const schemes = (themes.match(/<a:(?:clrScheme|fontScheme)[\s\S]*?<\/a:(?:clrScheme|fontScheme)>/g) ?? []).join('');
  return {
    themeColors: found(schemes, /(?:srgbClr val|lastClr)="([0-9A-Fa-f]{6})"/g),
    themeFonts: found(schemes, /typeface="([^"]+)"/g),
    colors: found(others, /<a:(?:srgbClr|prstClr|scrgbClr|hslClr|sysClr)[^>]*?(?:val|r|hue)="([^"]*)"/g),
    fonts: found(others, /<a:(?:latin|ea|cs)[^>]*?typeface="([^"+]+)"/g),
    bullets: found(others, /<a:(?:sym|buFont)[^>]*?typeface="([^"+]+)"/g),
    hasOwnShades: OWN_SHADES.test(others),
  };
}

const OWN_SHADES = /<a:(?:sat|hue)(?:Mod|Off)? |<a:srgbClr val="(?!([0-9A-Fa-f]{2})\1\1")[^>]*[^/]>/;

/** Nothing but what is the theme's own, neutral colours, and the fonts that Office draws its bullets with. */
function isClean({ themeColors, themeFonts, colors, fonts, bullets, hasOwnShades }: Written): boolean {
  const own = new Set([...themeColors].map((hex) => hex.toUpperCase()));
  const ownFonts = new Set([...themeFonts].map((name) => name.toLowerCase()));
  const isOwnFont = (name: string): boolean => ownFonts.has(name.toLowerCase());
  return (
    [...colors].every((value) => own.has(value.toUpperCase()) || NEUTRAL.test(value)) &&
    [...fonts].every(isOwnFont) &&
    [...bullets].every((name) => isOwnFont(name) || BULLETS.test(name)) &&
    themeFonts.size > 0 &&
    !hasOwnShades
  );
}

const NEUTRAL = /^(?:([0-9a-f]{2})\1\1|black|white|window|windowText)$/i;
const BULLETS = /^(?:Arial|Symbol|Webdings|Wingdings(?: [23])?)$/i;

function reachable(file: OoxmlPackage, from: string, seen: Set<string>): ReadonlySet<string> {
  for (const { target, external } of file.relationships(from)) {
    if (external || seen.has(target) || !target.endsWith('.xml') || !file.has(target)) continue;
    seen.add(target);
    reachable(file, target, seen);
  }
  return seen;
}

describe('a deck that writes no colour and no font but those of its own theme', () => {
  it('has no finding on colour or font under a guideline of its own theme', () => {
    const { findings, judged } = judgeByOwnTheme({ format: 'pptx', names: /\.(?:potx|pptx)$/, written, isClean });
    expect(findings).toEqual([]);
    expect(judged).toBeGreaterThan(50);
  }, 120_000);
});
