import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { OoxmlPackage } from '@livery/office-package';
import { harbourRows } from './harbour-picture.ts';
import { sampleDeck } from './sample-deck.ts';
import { sampleHandbook } from './sample-handbook.ts';

describe.each([
  ['brand-faults.pptx', 'presentation', sampleDeck().parts()],
  ['brand-faults.docx', 'document', sampleHandbook().parts()],
])('the committed %s', (name, family, parts) => {
  const committed = readFileSync(path.join(import.meta.dirname, name));
  const file = OoxmlPackage.open(committed);

  it(`is a ${family} without macros and smaller than 100 kB`, () => {
    expect([file.family, file.isMacroEnabled, committed.length < 100_000]).toEqual([family, false, true]);
  });

  // Compressors differ between processors and versions of zlib, so the parts are compared and not the archive.
  it.each(parts.map((one) => [one.name, one.data] as const))(
    'holds %s as it is generated, byte for byte',
    (part, data) => {
      expect(Buffer.from(file.bytes(`/${part}`) ?? []).equals(Buffer.from(data))).toBe(true);
    },
  );

  it('is well-formed, and the target of every internal relationship exists', () => {
    const handler = { open: () => undefined, close: () => undefined };
    const visited = new Set<string>(['/']);
    for (const source of visited) {
      if (source.endsWith('.xml')) file.scan(source, handler);
      for (const { target, external } of file.relationships(source)) if (!external) visited.add(target);
    }
    expect([...visited].filter((part) => part !== '/' && !file.has(part))).toEqual([]);
    expect(visited.size - 1).toBe(parts.filter((one) => !/\.rels$|Content_Types/.test(one.name)).length);
  });
});

describe('the committed harbour-at-dawn.png', () => {
  it('shows the picture as it is generated, pixel for pixel', () => {
    const committed = readFileSync(path.join(import.meta.dirname, 'harbour-at-dawn.png'));
    const content = committed.indexOf('IDAT');
    const pixels = inflateSync(committed.subarray(content + 4, content + 4 + committed.readUInt32BE(content - 4)));
    expect(pixels.equals(harbourRows())).toBe(true);
  });
});
