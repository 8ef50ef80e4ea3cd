import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '@livery/kernel';
import type { Picture } from '@livery/office-model';
import { sampleDocument, sampleFrame, sampleShape } from '@livery/office-testing';
import { CHECK_CATALOGUE } from '../../judging/check-catalogue.ts';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';

const INCH = 914_400;
const HASH = 'ab'.repeat(32);
const LOGOS = [{ id: 'primary', sha256: [HASH], phash: ['ff00ff00ff00ff00'] }];

const PICTURE: Picture = {
  part: '/ppt/media/image1.png',
  linkedTo: null,
  pixels: { width: 400, height: 200 },
  aspect: 2,
  sizeBytes: 10_000,
  sha256: HASH,
  perceptualHash: null,
  unseen: null,
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
  tiled: false,
};

/** A picture of two by one inches, one inch from the upper left corner of the slide. */
function pictured(facts: Partial<Picture> = {}, width = 2 * INCH, height = INCH) {
  const frame = sampleFrame(INCH, INCH, width, height);
  return sampleShape({ kind: 'picture', name: 'Picture 3', picture: { ...PICTURE, ...facts }, frame });
}

function found(type: string, params: JsonObject, ...shapes: readonly ReturnType<typeof sampleShape>[]) {
  const check = CHECK_CATALOGUE.find((one) => one.type === type);
  if (check === undefined) throw new Error(`There is no ${type}.`);
  return findInWords(check, sampleDocument(shapes), [sampleRule({ type, params })]);
}

describe('a picture', () => {
  it('is distorted when its extent does not fit its cropped pixels', () => {
    expect(found('image.distorted', {}, pictured())).toEqual([]);
    expect(found('image.distorted', {}, pictured({}, 2.24 * INCH))).toEqual([
      'slide[0]/shape[0]: The picture "Picture 3" is stretched by 12 % in width.',
    ]);
    const crop = { left: 0.25, top: 0, right: 0.25, bottom: 0 };
    expect(found('image.distorted', {}, pictured({ crop }, INCH))).toEqual([]);
  });

  it('is too coarse when it has too few pixels for its size', () => {
    expect(found('image.low_dpi', {}, pictured())).toEqual([]);
    expect(found('image.low_dpi', {}, pictured({}, 10 * INCH, 5 * INCH))).toEqual([
      'slide[0]/shape[0]: The picture "Picture 3" has 400 × 200 px on 25.4 cm: 40 dpi, needed 96.',
    ]);
    // 400 pixels have 87 dpi on 4.6 inches, and 86 dpi on 4.65 inches. A tenth less than 96 is 86.4.
    expect(found('image.low_dpi', {}, pictured({}, 4.6 * INCH))).toEqual([]);
    expect(found('image.low_dpi', {}, pictured({}, 4.65 * INCH))).toHaveLength(1);
  });

  it('that is a drawing is judged by its proportions, and has no resolution', () => {
    const drawing = { part: '/ppt/media/image2.svg', pixels: null, aspect: 2 };
    expect(found('image.low_dpi', {}, pictured(drawing, 10 * INCH, 5 * INCH))).toEqual([]);
    expect(found('image.distorted', {}, pictured(drawing))).toEqual([]);
    expect(found('image.distorted', {}, pictured(drawing, 2.24 * INCH))).toHaveLength(1);
  });

  it('is approved by the hash of its content, or small', () => {
    expect(found('image.unapproved', { approved_sha256: [HASH.toUpperCase()] }, pictured())).toEqual([]);
    expect(found('image.unapproved', {}, pictured())).toHaveLength(1);
    expect(found('image.unapproved', {}, pictured({ pixels: { width: 32, height: 32 } }))).toEqual([]);
  });

  it('may not be linked, but to domains that are allowed', () => {
    const linked = pictured({ part: null, linkedTo: 'https://cdn.example.com/a.png' });
    expect(found('image.linked_external', {}, linked)).toHaveLength(1);
    expect(found('image.linked_external', { allow_domains: ['example.com'] }, linked)).toEqual([]);
  });

  it('may be too large a file', () => {
    expect(found('image.oversize', {}, pictured({ sizeBytes: 8_400_000 }))).toEqual([
      'slide[0]/shape[0]: image1.png has 8.4 MB, allowed 3 MB.',
    ]);
  });
});

describe('a logo', () => {
  it('is found by its content or by its appearance', () => {
    const other = pictured({ sha256: 'cd'.repeat(32), perceptualHash: 'ff00ff00ff00ff01' });
    const params = { logos: LOGOS };
    expect(found('logo.missing', params, pictured())).toEqual([]);
    expect(found('logo.missing', params, other)).toEqual([]);
    expect(found('logo.missing', { ...params, phash_distance: 0 }, other)).toEqual([
      'slide[0]: Neither the slide nor its layout or master shows the logo "primary".',
    ]);
  });

  it('has its required position, size and proportions', () => {
    const box_emu = [INCH, INCH, 2 * INCH, INCH];
    expect(found('logo.moved', { logos: LOGOS, box_emu }, pictured())).toEqual([]);
    expect(found('logo.moved', { logos: LOGOS, box_emu: [2 * INCH, INCH, INCH, INCH] }, pictured())).toEqual([
      'slide[0]/shape[0]: The logo "primary" is 2.54 cm to the left of its place.',
    ]);
    expect(found('logo.resized', { logos: LOGOS, min_width_emu: 3 * INCH }, pictured())).toEqual([
      'slide[0]/shape[0]: The logo "primary" is 5.08 cm wide, minimum 7.62 cm.',
    ]);
    expect(found('logo.distorted', { logos: LOGOS }, pictured({}, 2.168 * INCH))).toEqual([
      'slide[0]/shape[0]: The logo "primary" is 8.4 % wider than its aspect ratio.',
    ]);
  });

  it('as a vector has the aspect that the rule names', () => {
    const logos = [{ id: 'primary', sha256: [HASH], aspect: 3 }];
    expect(found('logo.distorted', { logos }, pictured({ pixels: null, aspect: null }))).toHaveLength(1);
  });

  it('is kept clear, and uncovered', () => {
    const near = sampleShape({ name: 'TextBox 4', frame: sampleFrame(3.1 * INCH, INCH, INCH, INCH) });
    const over = sampleShape({ name: 'Rectangle 2', frame: sampleFrame(2 * INCH, INCH, INCH, INCH) });
    expect(found('logo.clear_space', { logos: LOGOS }, pictured(), near)).toEqual([
      'slide[0]/shape[0]: "TextBox 4" is 0.25 cm away from the logo; 1.27 cm are required.',
    ]);
    expect(found('logo.overlap', { logos: LOGOS }, pictured(), near)).toEqual([]);
    expect(found('logo.overlap', { logos: LOGOS }, pictured(), over)).toEqual([
      'slide[0]/shape[0]: "Rectangle 2" lies over the logo "primary".',
    ]);
  });

  it('may be a retired one', () => {
    const retired = [{ id: '2019', sha256: [HASH] }];
    expect(found('logo.wrong_version', { logos: [{ id: 'primary' }], retired }, pictured())).toEqual([
      'slide[0]/shape[0]: The picture is the logo "2019", replaced by "primary".',
    ]);
  });
});

describe('an alternative text', () => {
  it.each([
    [{ description: '' }, 1],
    [{ description: 'ab' }, 1],
    [{ description: 'image1.png' }, 1],
    [{ description: 'A cup of coffee' }, 0],
    [{ decorative: true }, 0],
  ])('of %j counts as missing %d times', (facts, count) => {
    expect(found('a11y.alt_text', {}, sampleShape({ kind: 'picture', ...facts }))).toHaveLength(count);
  });

  it('of a group stands for its children', () => {
    const child = sampleShape({ kind: 'picture' });
    expect(
      found('a11y.alt_text', {}, sampleShape({ kind: 'group', description: 'A chain', children: [child] })),
    ).toEqual([]);
  });
});
