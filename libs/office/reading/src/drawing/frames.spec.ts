import { describe, expect, it } from '@jest/globals';
import { insideOf, movedBy, ROOT_SPACE } from './frames.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const group = { box: box(100, 100, 200, 200), rotation: 0, flipH: false, flipV: false, childBox: box(0, 0, 100, 100) };

describe('a shape in a group', () => {
  it('is scaled and moved with its group, also through two groups', () => {
    const inside = insideOf(group, ROOT_SPACE);
    expect(inside.toFrame(box(50, 50, 25, 25), 0).box).toEqual(box(200, 200, 50, 50));
    expect(insideOf(group, inside).toFrame(box(0, 0, 50, 50), 0).box).toEqual(box(300, 300, 200, 200));
  });

  it('is flipped and turned with its group', () => {
    expect(insideOf({ ...group, flipH: true }, ROOT_SPACE).toFrame(box(0, 0, 25, 25), 30)).toMatchObject({
      box: box(250, 100, 50, 50),
      rotation: 330,
    });
    const turned = insideOf({ ...group, rotation: 180 }, ROOT_SPACE).toFrame(box(0, 0, 25, 25), 0);
    expect([Math.round(turned.box.x), Math.round(turned.box.y), turned.rotation]).toEqual([250, 250, 180]);
  });

  it('has an upright rectangle around its turned box', () => {
    const { bounds } = ROOT_SPACE.toFrame(box(0, 0, 100, 20), 90);
    expect([bounds.x, bounds.y, bounds.width, bounds.height].map(Math.round)).toEqual([40, -40, 20, 100]);
  });

  it('in a drawing is moved by the origin of the drawing', () => {
    expect(movedBy(10, 20).toFrame(box(1, 1, 5, 5), 0).box).toEqual(box(11, 21, 5, 5));
  });
});
