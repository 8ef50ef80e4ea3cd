import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OfficeFile, sampleOf } from '@livery/office-testing';
import { corpusFile } from './corpus.ts';
import { ExaminationRoom } from './examination-room.ts';
import { proveMerge } from './merge-proof.ts';
import { PROOF_DECKS, PROOF_PAIRS } from './proof-decks.ts';
import { RARE_DECKS, shorten, UNSEEN_PICTURES } from './rare-decks.ts';
import { proveSplit } from './split-proof.ts';

const SAMPLE = path.resolve(import.meta.dirname, '../../samples/brand-faults.pptx');

/** A sample of the gate is one of so many decks and pairs, and all rare decks. */
const SAMPLE_ONE_OF = 5;
const TEN_MINUTES = 600_000;

let room: ExaminationRoom;

beforeAll(async () => {
  room = await ExaminationRoom.open();
}, TEN_MINUTES);

afterAll(async () => room.close());

describe('a deck of the reference pack that is split into its slides and merged again is the same', () => {
  it.each(sampleOf(PROOF_DECKS, SAMPLE_ONE_OF))(
    '%s',
    async (name) => {
      const proof = await proveSplit(room, await corpusFile(name));
      expect(proof.findings).toEqual([]);
      expect(proof.slides).toBeGreaterThan(0);
    },
    TEN_MINUTES,
  );
});

describe('a deck is split and merged without loss, with', () => {
  it.each(RARE_DECKS)(
    '%s',
    async (name, change) => {
      const deck = OfficeFile.open(await readFile(SAMPLE));
      shorten(deck);
      change(deck);
      const proof = await proveSplit(room, deck.bytes());
      const isSeen = !UNSEEN_PICTURES.includes(name);
      expect(proof.findings.filter((finding) => isSeen || !finding.endsWith('look different'))).toEqual([]);
      expect(proof.slides).toBeGreaterThan(2);
    },
    TEN_MINUTES,
  );
});

describe('slides of two decks keep their parts and their look in one deck', () => {
  it.each(sampleOf(PROOF_PAIRS, SAMPLE_ONE_OF))(
    '%s and %s',
    async (one, other) => {
      const proof = await proveMerge(room, [await corpusFile(one), await corpusFile(other)]);
      expect(proof.findings).toEqual([]);
      expect(proof.slides).toBeGreaterThan(1);
    },
    TEN_MINUTES,
  );
});
