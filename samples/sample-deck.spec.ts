import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { OoxmlPackage } from '@livery/ooxml-package';
import { sampleDeck } from './sample-deck.ts';

const committed = readFileSync(path.join(import.meta.dirname, 'brand-faults.pptx'));
const deck = OoxmlPackage.open(committed);

describe('the committed sample deck', () => {
  it('is a presentation below 100 kB', () => {
    expect([deck.family, deck.isMacroEnabled, committed.length < 100_000]).toEqual(['presentation', false, true]);
  });

  // Compressors differ between processors and versions of zlib, so the parts are compared and not the archive.
  it.each(sampleDeck().map(({ name, data }) => [name, data] as const))(
    'holds %s as it is generated, byte for byte',
    (name, data) => {
      expect(Buffer.from(deck.bytes(`/${name}`) ?? []).equals(Buffer.from(data))).toBe(true);
    },
  );

  it('is well-formed, and every relationship that stays inside of it leads somewhere', () => {
    const handler = { open: () => undefined, close: () => undefined };
    const visited = new Set<string>(['/']);
    for (const source of visited) {
      if (source.endsWith('.xml')) deck.scan(source, handler);
      for (const { target, external } of deck.relationships(source)) if (!external) visited.add(target);
    }
    expect([...visited].filter((part) => part !== '/' && !deck.has(part))).toEqual([]);
    expect(visited.size - 1).toBe(sampleDeck().filter(({ name }) => !/\.rels$|Content_Types/.test(name)).length);
  });
});
