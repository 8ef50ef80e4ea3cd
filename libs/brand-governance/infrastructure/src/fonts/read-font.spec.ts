import { describe, expect, it } from '@jest/globals';
import { nameTable, sampleFont, sampleWoff2 } from '@livery/brand-governance-testing';
import fc from 'fast-check';
import { FontFlaw } from './font-flaw.ts';
import { readFont } from './read-font.ts';

const FACTS = {
  name: 'Northwind Sans Bold',
  family: 'Northwind Sans',
  style: 'normal',
  weight: 700,
  embeddable: true,
  scripts: ['latin'],
};

describe('a font file', () => {
  it.each([
    ['TrueType', sampleFont(), 'font/ttf'],
    ['TrueType of Apple', sampleFont({}, 'true'), 'font/ttf'],
    ['OpenType', sampleFont({ tables: { glyf: null, 'CFF ': Buffer.alloc(4) } }, 'OTTO'), 'font/otf'],
    ['WOFF 2.0', sampleWoff2(), 'font/woff2'],
  ])('as %s says its names, style, weight, scripts and rights', (_, file, contentType) => {
    expect(readFont(file)).toEqual({ contentType, ...FACTS });
  });

  it('takes the names of Windows, and leaves out what nobody sees', () => {
    const names = { 1: ' North\u202ewind\0\n ', 16: 'Other' };
    expect(readFont(sampleFont({ names }))).toMatchObject({ name: 'Northwind', family: 'Northwind' });
    expect(readFont(sampleFont({ names: { 16: '\u{1f600}'.repeat(300) } })).family).toBe('\u{1f600}'.repeat(200));
    expect(readFont(sampleFont({ tables: { name: null } }))).toMatchObject({ name: null, family: null });
    expect(readFont(sampleFont({ names: { 1: '\ud800' } })).family).toBe('\ufffd');
  });

  it.each([
    [0, true],
    [2, false],
    [4, true],
    [8, true],
    [0xa, true],
    [0x204, false],
  ])('with the embedding rights %s may be embedded: %s', (fsType, embeddable) => {
    expect(readFont(sampleFont({ fsType })).embeddable).toBe(embeddable);
  });

  it.each([
    [[59], ['ea']],
    [
      [1, 13],
      ['latin', 'cs'],
    ],
    [
      [9, 49, 80],
      ['latin', 'ea', 'cs'],
    ],
    [[], ['latin']],
    [[31], ['latin']],
  ])('that covers the ranges %j is for %j', (ranges, scripts) => {
    expect(readFont(sampleFont({ ranges })).scripts).toEqual(scripts);
  });

  it.each([
    [{ fsSelection: 1 }, { style: 'italic' }],
    [{ fsSelection: 0x200 }, { style: 'italic' }],
    [{ weight: 0, macStyle: 1 }, { weight: 700 }],
    [{ weight: 65_535 }, { weight: 400 }],
    [
      { tables: { 'OS/2': null }, macStyle: 3 },
      { style: 'italic', weight: 700, embeddable: null, scripts: ['latin'] },
    ],
  ])('with %j is %j', (facts, expected) => {
    expect(readFont(sampleFont(facts))).toMatchObject(expected);
  });
});

const WHOLE = sampleFont();
const PACKED = sampleWoff2();

function changed(file: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(file);
  copy.writeUInt16BE(value, at);
  return copy;
}

describe('a file that is refused', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'not a font'],
    ['a text', Buffer.from('This is no font at all.'), 'not a font'],
    ['a collection', Buffer.concat([Buffer.from('ttcf'), Buffer.alloc(100)]), 'not a collection'],
    ['a collection as WOFF 2.0', sampleWoff2({}, { flavor: 'ttcf' }), 'not a collection'],
    ['WOFF 1.0', Buffer.concat([Buffer.from('wOFF'), Buffer.alloc(100)]), 'not a font'],
    ['a signature alone', WHOLE.subarray(0, 4), 'incomplete'],
    ['a font whose tables are cut off', WHOLE.subarray(0, WHOLE.length - 1), 'incomplete'],
    ['a font whose directory is cut off', WHOLE.subarray(0, 60), 'incomplete'],
    ['no tables', changed(WHOLE, 4, 0), '1 to 128 tables'],
    ['129 tables', changed(WHOLE, 4, 129), '1 to 128 tables'],
    [
      'the same table twice',
      Buffer.concat([WHOLE.subarray(0, 28), WHOLE.subarray(12, 28), WHOLE.subarray(44)]),
      'twice',
    ],
    ['no characters', sampleFont({ tables: { cmap: null } }), '"cmap"'],
    ['no outlines', sampleFont({ tables: { glyf: null } }), 'no outlines'],
    ['a damaged head', sampleFont({ tables: { head: Buffer.alloc(54) } }), '"head"'],
    ['a short table', sampleFont({ tables: { 'OS/2': Buffer.alloc(20) } }), 'incomplete'],
    ['a WOFF 2.0 that is cut off', PACKED.subarray(0, PACKED.length - 1), 'incomplete'],
    ['a WOFF 2.0 with damaged bytes', changed(PACKED, PACKED.length - 20, 0xffff), 'unpacked'],
    [
      'a WOFF 2.0 that unpacks to more than it says',
      sampleWoff2({ tables: { 'OS/2': Buffer.alloc(9_000_000) } }, { firstLength: 78 }),
      'unpacks to more',
    ],
    ['a WOFF 2.0 that unpacks to less than it says', sampleWoff2({}, { firstLength: 1_000 }), 'incomplete'],
    ['a WOFF 2.0 that says it unpacks to 4 GiB', sampleWoff2({}, { firstLength: 4_294_967_295 }), '64 MiB'],
  ])('is %s', (_, file, message) => {
    expect(() => readFont(file)).toThrow(FontFlaw);
    expect(() => readFont(file)).toThrow(message);
  });

  it('is never more than refused, wherever it is damaged', () => {
    const damage = fc.tuple(fc.nat(), fc.nat(255), fc.nat(255));
    fc.assert(
      fc.property(fc.constantFrom(WHOLE, PACKED), fc.array(damage, { maxLength: 8 }), fc.nat(), (file, flaws, end) => {
        const copy = Buffer.from(file.subarray(0, end % 3 === 0 ? file.length : end % file.length));
        for (const [at, value] of flaws) if (copy.length > 0) copy[at % copy.length] = value;
        expect(outcome(copy)).not.toBe('crashed');
      }),
    );
  });

  it('is one with names that lie, which have no effect but to be left out', () => {
    const table = nameTable({ 1: 'Northwind' });
    table.writeUInt16BE(60_000, 2);
    table.writeUInt16BE(60_000, 6 + 8);
    expect(outcome(sampleFont({ tables: { name: table } }))).not.toBe('crashed');
  });
});

function outcome(file: Buffer): 'read' | 'refused' | 'crashed' {
  try {
    readFont(file);
    return 'read';
  } catch (error) {
    return error instanceof FontFlaw ? 'refused' : 'crashed';
  }
}
