import { hash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { LayoutPlaceholder, Shape, Slide } from '@livery/office-model';
import {
  LAYOUT,
  sampleColor,
  sampleDocument,
  sampleFont,
  sampleFrame,
  samplePaint,
  sampleRun,
  sampleShape,
  sampleSlide,
  sampleThemeColor,
} from '@livery/office-testing';
import type { BrandRule } from '../brand-rule.ts';
import type { Finding } from '../finding.ts';
import { sampleApprovedFont, sampleGuideline, samplePalette, sampleRule } from '../testing/sample-guideline.ts';
import { judgeDocument } from './judge-document.ts';

/** Judges slides by one rule. The ids are the texts that are hashed. */
function findingsOn(rule: BrandRule, ...slides: readonly (readonly Shape[])[]): readonly Finding[] {
  const guideline = sampleGuideline({ rules: [rule], fonts: [sampleApprovedFont()], palettes: [samplePalette()] });
  return judgeDocument(sampleDocument(...slides), guideline, (text) => Buffer.from(text).toString('hex')).findings;
}

/** The ids of the findings, in whole, since an id is cut to its first digits. */
function identitiesOf(rule: BrandRule, ...slides: readonly (readonly Shape[])[]): readonly string[] {
  const texts: string[] = [];
  const guideline = sampleGuideline({ rules: [rule], fonts: [sampleApprovedFont()], palettes: [samplePalette()] });
  judgeDocument(sampleDocument(...slides), guideline, (text) => {
    texts.push(text);
    return String(texts.length).padStart(16, '0');
  });
  return texts;
}

const inFont = (typeface: string, id: string, origin?: typeof LAYOUT): Shape =>
  sampleShape({ id }, [sampleRun('plan', { fonts: sampleFont(typeface, origin) })]);
const filled = (rgb: number, id: string): Shape => sampleShape({ id, fill: samplePaint(rgb) });
const saying = (text: string, id = '4'): Shape => sampleShape({ id }, [sampleRun(text)]);

const PLACE_OF_TITLE: LayoutPlaceholder = {
  ...{ type: 'title', index: 0, name: 'Title', placed: true },
  box: { x: 0, y: 0, width: 914_400, height: 914_400 },
};
const MOVED_TITLE = sampleShape({
  placeholder: PLACE_OF_TITLE,
  ownBox: { x: 0, y: 360_000, width: 914_400, height: 914_400 },
});

describe('the id of a finding', () => {
  const fonts = sampleRule({ type: 'font.unapproved' });
  const colors = sampleRule({ type: 'color.off_palette' });

  it.each([
    ['fonts', fonts, inFont('Arial', '2'), inFont('Arial', '3'), inFont('Inter', '2')],
    ['colours', colors, filled(0xff0000, '2'), filled(0xff0000, '3'), sampleShape({ id: '2' })],
    [
      'terms',
      sampleRule({ type: 'forbidden_term', pattern: 'synergy' }),
      saying('our synergy', '2'),
      saying('synergy', '3'),
      saying('our plan', '2'),
    ],
    ['double spaces', sampleRule({ type: 'double_spaces' }), saying('a  b', '2'), saying('c   d', '3'), saying('a b')],
  ])('is the same after one of two shapes was repaired: %s', (_, rule, one, two, repaired) => {
    const before = identitiesOf(rule, [one, two]);
    expect(before).toHaveLength(1);
    expect(identitiesOf(rule, [repaired, two])).toEqual(before);
    expect(identitiesOf(rule, [one], [two])).toEqual(before);
    expect(identitiesOf(rule, [repaired], [two])).toEqual(before);
  });

  it('is the same after one of two texts was repaired that have a font from one layout', () => {
    const before = identitiesOf(fonts, [inFont('Arial', '2', LAYOUT)], [inFont('Arial', '3', LAYOUT)]);
    expect(before).toHaveLength(1);
    expect(identitiesOf(fonts, [], [inFont('Arial', '3', LAYOUT)])).toEqual(before);
  });

  it('is made of the parameters as they were before they were written out', () => {
    const params = { surfaces: ['fill'] };
    const rule = sampleRule({ type: 'color.off_palette' });
    const writtenOut = { ...sampleRule({ type: 'color.off_palette', params }), findingParams: {} };
    const slide = [filled(0xff0000, '2')];
    expect(identitiesOf(writtenOut, slide)).toEqual(identitiesOf(rule, slide));
    expect(identitiesOf({ ...rule, params }, slide)).not.toEqual(identitiesOf(rule, slide));
  });

  it('tells values, surfaces and causes apart', () => {
    const shapes = [
      filled(0xff0000, '2'),
      filled(0x00ff00, '3'),
      sampleShape({ id: '5', line: samplePaint(0xff0000) }),
    ];
    const red = sampleShape({ id: '6' }, [sampleRun('x', { paint: { kind: 'solid', color: sampleColor(0xff0000) } })]);
    const all = identitiesOf(colors, [...shapes, red]);
    expect(new Set(all).size).toBe(4);
    expect(identitiesOf(fonts, [inFont('Arial', '2'), inFont('Arial', '3', LAYOUT)])).toHaveLength(2);
  });

  it('is one for a colour of the theme, for all that it is used for and all of its shades, whatever of them was repaired', () => {
    const theme = sampleThemeColor('accent2', 0xed7d31);
    const slot = samplePaint(0xed7d31, { theme });
    const shade = samplePaint(0xc55a11, { theme, transforms: [{ name: 'lumMod', value: 0.75 }] });
    const shapes = [sampleShape({ id: '2', fill: shade }), sampleShape({ id: '3', line: slot, fill: slot })];
    const [finding, ...others] = findingsOn(colors, shapes);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      occurrences: 3,
      actualColor: '#ED7D31',
      former: [{ occurrences: 1 }, { occurrences: 2 }],
    });
    for (const left of shapes) expect(findingsOn(colors, [left])).toMatchObject([{ id: finding?.id }]);
  });

  it.each<[string, Partial<Slide>]>([
    ['deck.animation', { animatedShapes: 1 }],
    ['notes.present', { notes: saying('Speak slowly').text }],
    ['comments.present', { comments: { count: 2, authors: 1 } }],
    ['placeholder.empty', { shapes: [sampleShape({ placeholder: { type: 'body', index: 1 } })] }],
    ['placeholder.moved', { shapes: [MOVED_TITLE], layoutPlaceholders: [PLACE_OF_TITLE] }],
  ])('is one for all slides of a deck, whatever of it was repaired, and was one for each slide: %s', (type, facts) => {
    const rules = [sampleRule({ type })];
    const findingsOf = (...slides: readonly Partial<Slide>[]): readonly Finding[] => {
      const model = {
        ...sampleDocument(),
        slides: slides.map((own, index) => sampleSlide(own.shapes ?? [], index, own)),
      };
      return judgeDocument(model, sampleGuideline({ rules }), (text) => hash('sha256', text)).findings;
    };
    const [all, ...others] = findingsOf(facts, {}, facts);
    expect(others).toEqual([]);
    const [first] = findingsOf(facts);
    const [last] = findingsOf({}, {}, facts);
    expect([first?.id, last?.id]).toEqual([all?.id, all?.id]);
    expect(all?.former).toEqual([...(first?.former ?? []), ...(last?.former ?? [])]);
    expect(new Set(all?.former?.map(({ id }) => id)).size).toBe(2);
    expect(all?.former?.map(({ occurrences }) => occurrences * 2)).toEqual([all?.occurrences, all?.occurrences]);
  });

  it('tells the kinds of empty placeholders apart, and the layouts of moved ones', () => {
    const placed = (type: string, index: number): Shape => sampleShape({ id: type, placeholder: { type, index } });
    const empty = sampleRule({ type: 'placeholder.empty' });
    const texts = ['body', 'subTitle', 'pic'].map((type, index) => placed(type, index));
    expect(findingsOn(empty, texts, texts).map(({ detail }) => detail)).toEqual([
      '4 text placeholders are empty: fill or delete them.',
      '2 picture placeholders are empty: fill or delete them.',
    ]);
    const slides = ['Agenda', 'Agenda', 'Title Only'].map((layout, index) =>
      sampleSlide([MOVED_TITLE], index, { layout, layoutPlaceholders: [PLACE_OF_TITLE] }),
    );
    const guideline = sampleGuideline({ rules: [sampleRule({ type: 'placeholder.moved' })] });
    const { findings } = judgeDocument({ ...sampleDocument(), slides }, guideline, (text) => hash('sha256', text));
    expect(findings.map(({ detail, locations }) => [detail, locations])).toEqual([
      [
        'Each of 2 titles lies 1 cm below its place in the layout "Agenda".',
        ['slide[0]/shape[0]', 'slide[1]/shape[0]'],
      ],
      ['The title lies 1 cm below its place in the layout "Title Only".', ['slide[2]/shape[0]']],
    ]);
  });

  it('is as it was in former engine versions where those made one finding of it', () => {
    const [slot] = findingsOn(colors, [
      sampleShape({ fill: samplePaint(0xed7d31, { theme: sampleThemeColor('accent2', 0xed7d31) }) }),
    ]);
    const [local] = findingsOn(fonts, [inFont('Arial', '2')]);
    expect([slot, local]).toMatchObject([{ type: 'color.off_palette' }, { type: 'font.unapproved' }]);
    expect([slot?.former, local?.former]).toEqual([undefined, undefined]);
  });

  it('is the same after a text was reworded', () => {
    const rule = sampleRule({ type: 'title.too_long', params: { max_chars: 10 } });
    const title = (text: string): Shape => sampleShape({ placeholder: { type: 'title', index: 0 } }, [sampleRun(text)]);
    const [before] = identitiesOf(rule, [title('A title that is too long')]);
    expect(before).toBeDefined();
    expect(identitiesOf(rule, [title('Another title that is too long')])).toEqual([before]);
    const sentences = sampleRule({ type: 'sentence_length', pattern: '3' });
    const [long] = identitiesOf(sentences, [saying('One two three four.')]);
    expect(identitiesOf(sentences, [saying('Five six seven eight nine.')])).toEqual([long]);
  });

  it('is the same after the text of a link was reworded that leads to a foreign domain', () => {
    const rule = sampleRule({ type: 'link.domain', params: { allow_domains: ['example.com'] } });
    const link = (text: string): Shape =>
      sampleShape({ id: '2' }, [sampleRun(text, {}, { link: 'https://example.net/a' })]);
    const before = identitiesOf(rule, [link('our shop'), link('the shop')]);
    expect(before).toHaveLength(1);
    expect(identitiesOf(rule, [link('Shop')])).toEqual(before);
  });

  it('of what cannot be judged is the same for all reasons on one surface', () => {
    const rule = sampleRule({ type: 'check.not_evaluable' });
    const contrast = sampleRule({ type: 'contrast.text' });
    const frame = sampleFrame(0, 0, 914_400, 914_400);
    const over = (name: string): readonly Shape[] => [
      sampleShape({ kind: 'picture', name, frame }),
      sampleShape({ frame }, [sampleRun('plan')]),
    ];
    const findingsOf = (...slides: readonly (readonly Shape[])[]): readonly Finding[] =>
      judgeDocument(sampleDocument(...slides), sampleGuideline({ rules: [rule, contrast] }), (text) =>
        Buffer.from(text).toString('hex'),
      ).findings;
    const [first, ...others] = findingsOf(...['A', 'B', 'C', 'D'].map(over));
    expect(others).toEqual([]);
    expect(first?.detail).toBe(
      'Text over the picture "A". Text over the picture "B". Text over the picture "C". The check lists 1 more reason.',
    );
    expect(first?.locations).toHaveLength(4);
    expect(findingsOf(over('B'))).toMatchObject([{ id: first?.id, detail: 'Text over the picture "B".' }]);
  });

  it('is the same after a shape was moved, as long as it deviates', () => {
    const rule = sampleRule({ type: 'shape.off_slide' });
    const at = (x: number): Shape => sampleShape({ name: 'Box', frame: sampleFrame(x, 0, 914_400, 914_400) });
    const [before] = identitiesOf(rule, [at(-300_000)]);
    expect(before).toBeDefined();
    expect(identitiesOf(rule, [at(-450_000)])).toEqual([before]);
    expect(findingsOn(rule, [at(-300_000)])[0]?.detail).not.toBe(findingsOn(rule, [at(-450_000)])[0]?.detail);
  });

  it('is one for all shapes beside a slide, and the same after one of them was removed', () => {
    const rule = sampleRule({ type: 'shape.off_slide' });
    const beside = (id: string): Shape => sampleShape({ id, frame: sampleFrame(-1_000_000, 0, 914_400, 914_400) });
    const before = identitiesOf(rule, [beside('2'), beside('3')]);
    expect(before).toHaveLength(1);
    expect(identitiesOf(rule, [beside('3')])).toEqual(before);
    expect(findingsOn(rule, [beside('2'), beside('3')])[0]?.locations).toEqual([
      'slide[0]/shape[0]',
      'slide[0]/shape[1]',
    ]);
  });

  it('is the same after its slide was moved', () => {
    const rule = sampleRule({ type: 'shape.off_slide' });
    const shape = sampleShape({ frame: sampleFrame(-300_000, 0, 914_400, 914_400) });
    const idsOf = (...slides: Parameters<typeof sampleSlide>[]): readonly string[] => {
      const texts: string[] = [];
      const model = { ...sampleDocument(), slides: slides.map((facts) => sampleSlide(...facts)) };
      judgeDocument(model, sampleGuideline({ rules: [rule] }), (text) => {
        texts.push(text);
        return '0'.repeat(16);
      });
      return texts;
    };
    const first = idsOf([[shape], 0, { id: '300' }], [[], 1, { id: '301' }]);
    expect(first).toHaveLength(1);
    expect(idsOf([[], 0, { id: '301' }], [[shape], 1, { id: '300' }])).toEqual(first);
  });

  it('says how many slides are to be repaired', () => {
    const [finding] = findingsOn(colors, [filled(0xff0000, '2')], [filled(0xff0000, '2'), filled(0xff0000, '3')]);
    expect(finding?.detail).toMatch(/Fix it on 2 slides\.$/);
    expect(finding?.locations).toEqual(['slide[0]/shape[0]', 'slide[1]/shape[0]', 'slide[1]/shape[1]']);
  });
});
