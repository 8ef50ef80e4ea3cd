import { describe, expect, it } from '@jest/globals';
import { defineSlideAsset, slideFilename, type SlideFacts, slideName } from './slide-asset.ts';

const facts = (differences: Partial<SlideFacts> = {}): SlideFacts => ({
  index: 2,
  isHidden: false,
  title: 'Our plan',
  text: 'Our plan\nGrow',
  notes: '',
  layoutName: 'Title',
  fonts: ['Georgia'],
  colors: ['#1F497D'],
  aspectRatio: '16:9',
  contentHash: 'a'.repeat(64),
  ...differences,
});

describe('the name of a slide', () => {
  it('is its title, on one line', () => {
    expect(slideName(facts({ title: ' Our\vplan \n for 2027 ' }), 'deck.pptx')).toBe('Our plan for 2027');
  });

  it('is that of its presentation with its number if it has no title', () => {
    expect(slideName(facts({ title: ' \n' }), 'deck.pptx')).toBe('deck, slide 3');
    expect(slideName(facts({ title: '' }), `${'x'.repeat(300)}.pptx`)).toHaveLength(200);
  });

  it('has at most 200 characters', () => {
    expect(Array.from(slideName(facts({ title: '😀'.repeat(300) }), 'deck.pptx'))).toHaveLength(200);
  });
});

describe('a slide', () => {
  it('has a file that is called after its presentation', () => {
    expect(slideFilename(facts(), 'deck.potx')).toBe('deck-3.pptx');
    expect(slideFilename(facts(), `${'x'.repeat(251)}.pptx`).length).toBeLessThanOrEqual(255);
  });

  it('keeps the beginning of long texts, and nothing that cannot be stored', () => {
    const long = { text: 'x'.repeat(20_000), notes: 'a\u0000b\ud800', title: 'y'.repeat(501) };
    const owner = { id: '1', tenant: { organizationId: '2', livemode: true }, sourceFileId: null };
    expect(defineSlideAsset(facts(long), owner)).toMatchObject({
      text: 'x'.repeat(10_000),
      notes: 'ab\ufffd',
      title: 'y'.repeat(500),
    });
  });
});
