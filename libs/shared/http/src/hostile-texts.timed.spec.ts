import { describe, expect, it } from '@jest/globals';
import { assertBelow, timed } from '@livery/testing';
import { matchesNoneOf, permitsRange } from './answers/entity-tags.ts';
import { requestedRange } from './answers/byte-range.ts';
import { parseForm } from './body/form-body.ts';
import { parseJson } from './body/parse-json.ts';
import { revisionOf } from './if-match.ts';
import { preferencesIn } from './prefers-async.ts';

const SIZE = 1_000_000;
/** Quadratic time would be some hundred times as long. */
const MOST_RATIO = 40;

const filled = (unit: string): string => unit.repeat(Math.ceil(SIZE / unit.length)).slice(0, SIZE);
const names = Array.from({ length: SIZE / 12 }, (_, number) => `"${String(number).padStart(7, '0')}":1`).join();

const SHAPES: Readonly<Record<string, string>> = {
  'open brackets': filled('['),
  'open objects': filled('{"a":'),
  'an open quote': `"${filled('a')}`,
  'many quotes': filled('"'),
  'many escapes': `{"a":"${filled('\\')}`,
  'escaped characters': `{"a":"${filled('\\u0061')}"}`,
  'many names': `{${names}}`,
  'equal names': `{${filled('"a":1,')}"a":1}`,
  'a long number': `{"a":${filled('9')}}`,
  'many spaces': filled(' '),
  'many commas': filled(', '),
  'many parameters': filled('a=b&'),
  'many percent signs': filled('%25'),
  'many tags': filled('W/"a", '),
  'many ranges': `bytes=${filled('0-1,')}`,
};

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a JSON body': (text) => parseJson(Buffer.from(text)),
  'a form': (text) => parseForm(text),
  Prefer: (text) => preferencesIn(text),
  'If-Match': (text) => revisionOf(text),
  'If-None-Match': (text) => matchesNoneOf(text, '"a"'),
  'If-Range': (text) => permitsRange(text, '"a"'),
  Range: (text) => requestedRange(text, SIZE),
};

/** The shortest of three times in milliseconds. A refusal counts like an answer. */
function timeOf(parse: (text: string) => unknown, text: string): number {
  const times = [1, 2, 3].map(() => {
    const began = process.cpuUsage();
    try {
      parse(text);
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
    }
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

describe('one megabyte', () => {
  const flat = JSON.stringify({ a: Array.from({ length: SIZE / 7 }, () => 'text') });

  it.each(Object.keys(PARSERS))(
    'of any shape takes no longer than a multiple of flat JSON, read as %s',
    timed((name: string) => {
      const parse = PARSERS[name] ?? (() => undefined);
      const unit = Math.max(
        1,
        timeOf((text) => JSON.parse(text), flat),
      );
      for (const text of Object.values(SHAPES)) assertBelow(timeOf(parse, text), MOST_RATIO * unit);
    }),
  );
});
