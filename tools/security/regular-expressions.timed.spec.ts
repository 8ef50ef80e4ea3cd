// Only this suite runs attacks on the regular expressions of the service. Lint refuses what looks slow, and overlooks some of it.
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { assertBelow, timed } from '@livery/testing';
import { attackOn, matchingMs } from './attack.ts';
import { type Expression, expressionsOf, literal } from './expressions-of-source.ts';

const root = path.resolve(import.meta.dirname, '../..');
const CHARACTERS = 250_000;
/** Linear expressions take a few milliseconds, and quadratic ones minutes. */
const MOST_MS = 250;
const JUDGED_MS = 300_000;
/** One that the service had, and that lint has overlooked. */
const PLANTED = String.raw`/\w+script\s*:/`;

/** The values that constructors get when they run. */
const VARIABLES = {
  'IDEOGRAPHS.source': String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]+`,
  'IDEOGRAPHS.source.slice(1, -2)': String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}`,
  "names.join('|')": String.raw`content\.library_assets|content\.library_folders|content\.icons|platform\.users`,
  "values.join('|')": 'body|heading',
  column: 'organization_id',
  name: 'viewBox',
  prefix: 'brand_check_fix',
  // The patterns of JSON schemas are expressions of their own.
  pattern: '',
};

/** Expressions that would take too long, and the most characters that reach them. */
const BOUNDED: Readonly<Record<string, number>> = {
  // The beginning of a part.
  [String.raw`/^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["'][^>]*\?>/`]: 200,
};

/** Names every file of the service, as the rules of lint about slow expressions do. */
function sources(): readonly string[] {
  const files = globSync('{apps/*/src,libs}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (file) => ['dist', 'node_modules', 'testing', 'e2e'].includes(path.basename(file)),
  });
  return files.filter((file) => !/\.(?:spec|corpus|s3|redis)\.ts$/.test(file)).sort();
}

/** Each expression once, as it is written. */
async function expressions(): Promise<ReadonlyMap<string, Expression>> {
  const found = new Map<string, Expression>();
  for (const file of sources()) {
    const text = await readFile(path.join(root, file), 'utf8');
    for (const expression of expressionsOf(file, text, VARIABLES))
      found.set(`/${expression.source}/${expression.flags}`, expression);
  }
  return found;
}

describe('an attack', () => {
  it.each([PLANTED, String.raw`/<!--[\s\S]*?-->/`, '/^(?:a|a)+$/', '/ *$/'])(
    'is built, and ended, for %s',
    async (text) => {
      const attack = (await attackOn(literal(text))) ?? String;
      expect(await matchingMs(literal(text), attack(CHARACTERS))).toBeGreaterThan(MOST_MS);
    },
  );

  it.each([String.raw`/\wscript\s*:/`, '/<!--(?:[^-]|-(?!->))*/', '/^a+$/'])('is not found for %s', async (text) => {
    expect(await attackOn(literal(text))).toBeNull();
  });

  it('that is short takes no time', async () => {
    const attack = (await attackOn(literal(PLANTED))) ?? String;
    expect(attack(1_000).length).toBeLessThanOrEqual(1_000);
    expect(await matchingMs(literal(PLANTED), attack(1_000))).toBeLessThan(MOST_MS);
  });
});

describe('the regular expressions of a file', () => {
  it('are literals, constructors and patterns of schemas, with the constants and variables in them', () => {
    const source = [
      "const END = '$';",
      'const [a, b] = [/a/g, { pattern: `^b${END}` }];',
      "new RegExp(String.raw`\\d${name}`, 'y');",
      "new RegExp(['c', END].join(''));",
    ].join('\n');
    const found = expressionsOf('a.ts', source, { name: 'n' }).map((one) => `/${one.source}/${one.flags}`);
    expect(found).toEqual(['/a/g', '/^b$/u', '/\\dn/y', '/c$/']);
  });

  it('have no variable that is not listed', () => {
    expect(() => expressionsOf('a.ts', 'new RegExp(word)', {})).toThrow('a.ts: the value of word is not listed.');
  });
});

describe('the regular expressions of the service', () => {
  it(
    'take no long time for any text that reaches them',
    timed(async () => {
      const all = await expressions();
      expect(all.size).toBeGreaterThan(400);
      expect(Object.keys(BOUNDED).filter((name) => !all.has(name))).toEqual([]);
      const slow: string[] = [];
      const needless: string[] = [];
      for (const [name, expression] of all) {
        const bound = BOUNDED[name];
        const attack = await attackOn(expression);
        const isSlow = attack !== null && (await matchingMs(expression, attack(CHARACTERS))) >= MOST_MS;
        if (isSlow && bound === undefined) slow.push(name);
        if (!isSlow && bound !== undefined) needless.push(name);
        if (isSlow && bound !== undefined) assertBelow(await matchingMs(expression, attack(bound)), MOST_MS);
      }
      expect({ slow, needless }).toEqual({ slow: [], needless: [] });
    }),
    JUDGED_MS,
  );
});
