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

/** What the XML of a deck says, by plain search: nothing of the engine has a part in it. */
interface Written {
  readonly themeColors: ReadonlySet<string>;
  readonly themeFonts: ReadonlySet<string>;
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

function found(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(pattern), ([, value = '']) => value));
}

/** The guideline of a deck that is its own brand. */
function ownGuideline({ themeColors, themeFonts }: Written): Guideline {
  const colors = [...themeColors].slice(0, 100).map((hex) => ({ hex: `#${hex}` }));
  return {
    rules: ['color.off_palette', 'font.unapproved'].map((type) => defineBrandRule({ type }, { id, at })),
    settings: DEFAULT_PALETTE_SETTINGS,
    palettes: [defineBrandPalette({ name: 'Own', colors }, { id, at, newId: () => id })],
    fonts: [...themeFonts].map((name) => defineFont({ name }, { id, at })),
  };
}

function decks(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('_'));
  return entries.flatMap((entry) => {
    const own = path.join(folder, entry.name);
    if (entry.isDirectory()) return decks(own);
    return /\.(?:potx|pptx)$/.test(entry.name) ? [own] : [];
  });
}

describe('a deck that writes no colour and no font but those of its own theme', () => {
  it('has no finding on colour or font under a guideline of its own theme', () => {
    const findings: string[] = [];
    let judged = 0;
    for (const deck of decks(CORPUS)) {
      const bytes = readFileSync(deck);
      const said = readable(bytes);
      if (said === undefined || !isClean(said)) continue;
      const verdict = inspectDocument({ bytes, format: 'pptx' }, ownGuideline(said));
      if (verdict.outcome !== 'judged') continue;
      judged += 1;
      findings.push(
        ...verdict.findings
          .filter(({ type }) => /^(color|font)/.test(type))
          .map(({ detail }) => `${path.basename(deck)}: ${detail}`),
      );
    }
    expect(findings).toEqual([]);
    expect(judged).toBeGreaterThan(50);
  }, 120_000);
});

function readable(bytes: Uint8Array): Written | undefined {
  try {
    return written(bytes);
  } catch {
    return undefined;
  }
}
