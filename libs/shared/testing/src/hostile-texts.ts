import { expect } from '@jest/globals';
import { assertBelow } from './timed.ts';

/** A short text first, so that quadratic time fails before it takes minutes. */
const SIZES = [60_000, 1_000_000] as const;
const LONGEST = SIZES[1];
/** Linear parsers take up to 60 times as long as flat JSON, and quadratic ones many thousand times. */
const MOST_RATIO = 100;
const TRIES = 3;

type Parse = (text: string) => unknown;

/** Times what a parser takes for every shape of text that is known to be slow to parse. @throws MissedLimit for the slowest one */
export async function assertQuickForHostileTexts(parse: Parse): Promise<void> {
  const flat = JSON.stringify({ a: Array.from({ length: LONGEST / 7 }, () => 'text') });
  const limit = MOST_RATIO * Math.max(1, await shortestMs((text) => JSON.parse(text), flat, 0));
  for (const size of SIZES) {
    for (const [shape, text] of hostileTexts(size)) assertBelow(await shortestMs(parse, text, limit), limit, shape);
  }
}

/** The shortest of a few times, as soon as one is short enough. A refusal counts like an answer. */
async function shortestMs(parse: Parse, text: string, enough: number): Promise<number> {
  let shortest = Infinity;
  for (let tried = 0; tried < TRIES && shortest >= enough; tried += 1) {
    const began = process.cpuUsage();
    try {
      await parse(text);
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
    }
    const { user, system } = process.cpuUsage(began);
    shortest = Math.min(shortest, (user + system) / 1_000);
  }
  return shortest;
}

function hostileTexts(size: number): readonly (readonly [shape: string, text: string])[] {
  const filled = (unit: string): string => unit.repeat(Math.ceil(size / Buffer.byteLength(unit)));
  const numbered = (unit: (number: string) => string): string => {
    const { length } = unit('0000000');
    return Array.from({ length: Math.floor(size / length) }, (_, index) => unit(String(index).padStart(7, '0'))).join(
      '',
    );
  };
  return [
    ...UNITS.map((unit) => [`many ${JSON.stringify(unit)}`, filled(unit)] as const),
    ...FRAMES.map(([begin, unit, end]) => [`${begin}${unit}…${end}`, begin + filled(unit) + end] as const),
    ['many names of JSON', `{${numbered((number) => `"${number}":1,`)}"a":1}`],
    ['many names of a form', numbered((number) => `${number}=1&`)],
    ['many attributes', `<a ${numbered((number) => `a${number}="1" `)}/>`],
    ['many elements', `<a>${numbered((number) => `<a${number}/>`)}</a>`],
    ['many namespaces', `<a ${numbered((number) => `xmlns:a${number}="b" `)}/>`],
    ['many words', numbered((number) => `w${number} `)],
  ];
}

/** What is repeated. */
const UNITS = [
  ...[
    ' ',
    '\t ',
    '\n',
    '\r\n',
    '\0',
    'a',
    'A1',
    '9',
    '0.',
    '-',
    '_',
    '.',
    '/',
    '../',
    '\\',
    '%',
    '%25',
    '+',
    '=',
    ',',
    ', ',
    ';',
  ],
  ...[
    ':',
    '"',
    "'",
    '`',
    '(',
    '((a+)+',
    '[',
    '[a]',
    '{',
    '{"a":',
    '<',
    '>',
    '&',
    '&amp;',
    '&#1;',
    '*',
    '#',
    '@',
    'a@',
    '@a.',
    '|',
  ],
  ...[
    'a=b&',
    'a[b][]=c&',
    'a.b',
    'W/"a", ',
    'a;q=0.1,',
    '"a\\"',
    '1.1.1.1, ',
    '::',
    '0:0:',
    'xscript',
    'url(',
    'url (#',
    '/*',
  ],
  ...[
    '<!--',
    '<![CDATA[',
    '<!DOCTYPE a [',
    '<a',
    '<a>',
    '</a>',
    '<a b="',
    '<a b=" ',
    '<?a ',
    '<a xmlns="b">',
    '<instrText>',
    '<svg ',
  ],
  ...[
    'é',
    'e\u0301',
    '\u0301',
    '漢',
    '👩‍👩',
    '\ud83d',
    '\ufeff',
    '\u00df',
    '\u0130',
    'M0 0',
    'c1 2-3.5',
    'matrix(1',
    'fill:red;',
    'rgb(1,',
  ],
  ...[
    'PK\u0001\u0002',
    'PK\u0003\u0004',
    'PK\u0005\u0006',
    `PK\u0001\u0002${'\0'.repeat(42)}`,
    'IDAT',
    '\u00ff\u00d8',
    '\u00ff',
    '\u0001',
  ],
] as const;

/** A beginning, what is repeated after it, and an end. */
const FRAMES = [
  ...[
    ['"', 'a', ''],
    ['{"a":"', '\\', ''],
    ['{"a":"', '\\u0061', '"}'],
    ['{', '"a":1,', '"a":1}'],
    ['{"a":', '9', '}'],
    ['{"a":"', 'é', '"}'],
  ],
  ...[
    ['bytes=', '0-1,', ''],
    ['Basic ', 'YTo', ''],
    ['Bearer ', 'a', ' '],
    ['/', '(a|', '/'],
    ['/', 'a*', '/'],
    ['/', '(?:', '/i'],
    ['/', 'a{9}', '/'],
  ],
  ...[
    ['https://', 'a.', 'example'],
    ['https://a/', '%25', ''],
    ['https://[', '0:', ']'],
    ['https://', '1', ''],
    ['a', '.a', '@a.example'],
    ['a@', 'a.', ''],
  ],
  ...[
    ['<a>', '<b/>', '</a>'],
    ['<a b="', '&lt;', '"/>'],
    ['<a>', '&lt;', '</a>'],
    ['<a>', 'b', '</a>'],
    ['<!--', '-', ''],
    ['<a><![CDATA[', ']', ''],
  ],
  ...[
    ['<?xml version="1.0"', ' ', '?>'],
    ['<?xml version="1.0" encoding="', 'a', '"?>'],
    ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="', '1 ', '"/>'],
  ],
  ...[
    ['data:image/svg+xml;', 'a;', ','],
    ['data:image/png;base64,', 'AAAA', ''],
    ['data:,', '%', ''],
    ['whsec_', 'A', '='],
    ['$argon2id$', 'm=1,', '$'],
  ],
] as const;
