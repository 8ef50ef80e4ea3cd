import { describe, expect, it } from '@jest/globals';
import { Omissions, type Paint, type Shape } from '@livery/office-model';
import {
  HERE,
  sampleColor,
  sampleDocument,
  sampleFrame,
  samplePaint,
  sampleRun,
  sampleShape,
  sampleSlide,
} from '@livery/office-testing';
import { contextOf } from '../../judging/judge-document.ts';
import { NO_EXPRESSIONS } from '../../pattern/expression.ts';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleGuideline, samplePalette, sampleRule } from '../../testing/sample-guideline.ts';
import { contrastText } from './contrast-text.ts';

const rule = sampleRule({ type: 'contrast.text' });
const FRAME = sampleFrame(1_000_000, 1_000_000, 2_000_000, 500_000);
const NONE: Paint = { kind: 'none', provenance: null };

/** A text box whose text has this colour. The box itself has no fill. */
function text(rgb: number, size = 12, more: Partial<Shape> = {}): Shape {
  const style = { paint: samplePaint(rgb), size: { nominal: size, effective: size, scale: 1, provenance: HERE } };
  return sampleShape({ frame: FRAME, ...more }, [sampleRun('plan', style)]);
}

function below(fill: Paint, frame = FRAME): Shape {
  return sampleShape({ name: 'Below', fill, frame });
}

function found(...shapes: readonly Shape[]): readonly string[] {
  return findInWords(contrastText, sampleDocument(shapes), [rule]);
}

function omitted(...shapes: readonly Shape[]): readonly string[] {
  const omissions = new Omissions();
  contrastText.find([rule], contextOf(sampleDocument(shapes), sampleGuideline(), NO_EXPRESSIONS, omissions));
  return omissions.list().map(({ reason }) => reason);
}

describe('the contrast of text', () => {
  it('is measured against white paper, with a proposal', () => {
    expect(found(text(0xafafaf))).toEqual([
      'slide[0]/shape[0]/paragraph[0]/run[0]: #AFAFAF on #FFFFFF is hard to read: 2.1 : 1, needed 4.5 : 1. ' +
        'Black #000000 reaches 21.0 : 1.',
    ]);
    expect(found(text(0x595959))).toEqual([]);
  });

  it('is proposed in a colour of the palettes, in black or white only where none of them is legible', () => {
    const guideline = sampleGuideline({ palettes: [samplePalette()] });
    const wordsOn = (paper: number): readonly string[] =>
      findInWords(contrastText, sampleDocument([below(samplePaint(paper)), text(0x404040)]), [rule], guideline);
    expect(wordsOn(0x333333)[0]).toMatch(/: 1\. White #FFFFFF reaches/);
    expect(findInWords(contrastText, sampleDocument([text(0xff4040)]), [rule], guideline)[0]).toMatch(
      /: 1\. Brand Blue #0F4C81 reaches/,
    );
  });

  it('is that of the outline where the text has no fill', () => {
    const outlined = (rgb: number): Shape =>
      sampleShape({ frame: FRAME }, [sampleRun('plan', { paint: NONE, outline: samplePaint(rgb) })]);
    expect(found(outlined(0xafafaf))).toHaveLength(1);
    expect(found(outlined(0x000000))).toEqual([]);
  });

  it('may be lower for large text', () => {
    expect(found(text(0x808080, 12))).toHaveLength(1);
    expect(found(text(0x808080, 18))).toEqual([]);
  });

  it('is measured against what lies below in z-order, and not above', () => {
    expect(found(below(samplePaint(0x202020)), text(0x000000))).toHaveLength(1);
    expect(found(text(0x000000), below(samplePaint(0x202020)))).toEqual([]);
  });

  it('is measured against its own shape first', () => {
    const own = text(0xffffff, 12, { fill: samplePaint(0x000000) });
    expect(found(below(samplePaint(0xffffff)), own)).toEqual([]);
  });

  it('blends what is transparent', () => {
    const veil = below(samplePaint(0x000000, { alpha: 0.5 }));
    expect(found(veil, text(0x000000))).toEqual([]);
    expect(found(veil, text(0xffffff))[0]).toContain('#FFFFFF on #808080');
  });

  it('counts the worst stop of a gradient', () => {
    const stops: Paint = { kind: 'gradient', stops: [sampleColor(0x000000), sampleColor(0xffffff)], provenance: HERE };
    expect(found(below(stops), text(0xffffff))).toHaveLength(1);
  });

  it('is measured against the background of the slide and what its layout draws', () => {
    const slide = (facts: object) => ({ ...sampleDocument(), slides: [sampleSlide([text(0x000000)], 0, facts)] });
    expect(findInWords(contrastText, slide({ background: samplePaint(0x101010) }), [rule])).toHaveLength(1);
    const layer = { kind: 'layout', index: 0, part: '', name: 'A', background: NONE, positions: [0] } as const;
    const layers = [{ ...layer, shapes: [below(samplePaint(0x101010))] }];
    expect(findInWords(contrastText, slide({ layers }), [rule])).toHaveLength(1);
  });

  it('is not evaluated over a picture', () => {
    const photo = sampleShape({ kind: 'picture', name: 'Photo 2', frame: FRAME });
    expect(found(photo, text(0xffffff))).toEqual([]);
    expect(omitted(photo, text(0xffffff))).toEqual(['Text over the picture "Photo 2".']);
  });

  it('is not evaluated over a part of a shape, unless it is too low either way', () => {
    const half = below(samplePaint(0x000000), sampleFrame(1_000_000, 1_000_000, 1_000_000, 500_000));
    expect(found(half, text(0xffffff))).toEqual([]);
    expect(omitted(half, text(0x000000))).toEqual(['Text that lies over a part of the shape "Below".']);
    const pale = below(samplePaint(0xf0f0f0), sampleFrame(1_000_000, 1_000_000, 1_000_000, 500_000));
    expect(found(pale, text(0xffffff))).toHaveLength(1);
  });

  it('is not evaluated where the fill of a shape may leave out what lies behind, unless it is too low either way', () => {
    const white = { fill: samplePaint(0xffffff) };
    const dark = below(samplePaint(0x101010));
    const donut = { geometry: 'donut', ...white };
    expect(omitted(dark, text(0x000000, 12, { name: 'Ring', ...donut }))).toEqual([
      'Text that lies over a part of the shape "Ring".',
    ]);
    expect(found(dark, text(0x000000, 12, donut))).toEqual([]);
    expect(found(text(0xf0f0f0, 12, donut))).toHaveLength(1);
    const triangle = sampleShape({ name: 'Below', frame: FRAME, geometry: 'triangle', fill: samplePaint(0x101010) });
    expect(found(triangle, text(0x000000))).toEqual([]);
    expect(omitted(triangle, text(0x000000))).toHaveLength(1);
    expect(found(text(0x000000, 12, { geometry: 'triangle', fill: samplePaint(0x101010) }))).toHaveLength(1);
  });

  it('is measured against the fill of brackets, and on that of a brace only within the brace', () => {
    const dark = { name: 'Below', frame: FRAME, fill: samplePaint(0x101010) };
    for (const geometry of ['leftBracket', 'rightBracket', 'bracketPair', 'bracePair'])
      expect(found(sampleShape({ ...dark, geometry }), text(0x000000))).toHaveLength(1);
    for (const geometry of ['leftBrace', 'rightBrace']) {
      expect(omitted(sampleShape({ ...dark, geometry }), text(0x000000))).toHaveLength(1);
      expect(found(text(0x000000, 12, { ...dark, geometry }))).toHaveLength(1);
    }
  });

  it('is not evaluated in a preset whose text rectangle leaves its fill, unless it is too low either way', () => {
    const reason = 'Text that lies over a part of the shape "Below".';
    const dark = { name: 'Below', fill: samplePaint(0x101010) };
    for (const geometry of ['pie', 'chord', 'bentArrow', 'uturnArrow', 'curvedUpArrow', 'mathEqual', 'lightningBolt']) {
      expect(found(text(0x000000, 12, { geometry, ...dark }))).toEqual([]);
      expect(omitted(text(0x000000, 12, { geometry, ...dark }))).toEqual([reason]);
    }
    for (const geometry of ['diamond', 'star5', 'rightArrow', 'triangle', 'ellipse'])
      expect(found(text(0x000000, 12, { geometry, ...dark }))).toHaveLength(1);
    expect(found(text(0xf0f0f0, 12, { geometry: 'pie', fill: samplePaint(0xffffff) }))).toHaveLength(1);
  });

  it('is measured against the fill of a shape below that is no rectangle only in its middle', () => {
    const shape = (geometry: string, rotation = 0): Shape => {
      const frame = sampleFrame(0, 0, 4_000_000, 2_000_000);
      return sampleShape({ name: 'Below', fill: samplePaint(0x101010), frame: { ...frame, rotation }, geometry });
    };
    const middle = text(0x000000, 12, { frame: sampleFrame(1_500_000, 800_000, 1_000_000, 400_000) });
    const corner = text(0x000000, 12, { frame: sampleFrame(100_000, 100_000, 1_000_000, 400_000) });
    for (const geometry of ['diamond', 'rightArrow', 'flowChartDecision', 'star8', 'chevron']) {
      expect(found(shape(geometry), middle)).toHaveLength(1);
      expect(found(shape(geometry, 180), middle)).toHaveLength(1);
      for (const [below, above] of [[shape(geometry), corner] as const, [shape(geometry, 30), middle] as const]) {
        expect(found(below, above)).toEqual([]);
        expect(omitted(below, above)).toEqual(['Text that lies over a part of the shape "Below".']);
      }
    }
    expect(found(shape('roundRect'), corner)).toHaveLength(1);
  });

  it('is not evaluated in or above a freeform, unless it is too low either way', () => {
    const dark = { name: 'Blob', geometry: 'custom', frame: FRAME, fill: samplePaint(0x101010) };
    const reason = 'Text that lies over a part of the shape "Blob".';
    expect(found(text(0x000000, 12, dark))).toEqual([]);
    expect(omitted(text(0x000000, 12, dark))).toEqual([reason]);
    expect(omitted(sampleShape(dark), text(0x000000))).toEqual([reason]);
    expect(found(text(0xf0f0f0, 12, { ...dark, fill: samplePaint(0xf8f8f8) }))).toHaveLength(1);
  });

  it('does not count the fill of a line', () => {
    const black = samplePaint(0x000000);
    const line = sampleShape({ name: 'Below', frame: FRAME, geometry: 'line', fill: black });
    expect(found(line, text(0x000000))).toEqual([]);
    expect(found(text(0x000000, 12, { geometry: 'line', fill: black }))).toEqual([]);
  });
});
