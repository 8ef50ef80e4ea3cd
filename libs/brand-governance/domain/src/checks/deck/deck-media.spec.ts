import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '@livery/kernel';
import { NO_PACKAGE_FACTS, type Presentation, type Relation } from '@livery/office-model';
import { sampleDocument, sampleShape, sampleSlide } from '@livery/office-testing';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { deckMedia } from './deck-media.ts';

const FILM: Relation = {
  source: '/ppt/slides/slide1.xml',
  id: 'film',
  kind: 'video',
  target: '/ppt/media/film.mp4',
  external: false,
  sizeBytes: 8_400_000,
};

/** A slide with a film whose timing gives this length in milliseconds, or none. */
function playing(milliseconds: number | null): Presentation {
  const film = sampleShape({ id: '4', kind: 'picture', name: 'Film', references: ['film'] });
  const times = new Map(milliseconds === null ? [] : [['4', milliseconds]]);
  const slides = [sampleSlide([film], 0, { playing: times })];
  return { ...sampleDocument(), slides, package: { ...NO_PACKAGE_FACTS, relations: [FILM] } };
}

function found(milliseconds: number | null, params: JsonObject) {
  return findInWords(deckMedia, playing(milliseconds), [sampleRule({ type: 'deck.media', params })]);
}

describe('video and sound', () => {
  it('are all reported when the rule does not limit how long they may play', () => {
    expect(found(5_280, {})).toEqual(['slide[0]/shape[0]: The slide has a video of 8.4 MB.']);
    expect(found(null, {})).toEqual(['slide[0]/shape[0]: The slide has a video of 8.4 MB.']);
  });

  it('are reported when they play longer than allowed', () => {
    expect(found(5_280, { max_seconds: 10 })).toEqual([]);
    expect(found(5_280, { max_seconds: 5 })).toEqual([
      'slide[0]/shape[0]: The slide has a video of 8.4 MB that plays 5.3 s; 5 s are allowed.',
    ]);
  });

  it('are not judged by their time when the file does not state it', () => {
    expect(found(null, { max_seconds: 5 })).toEqual([]);
  });
});
