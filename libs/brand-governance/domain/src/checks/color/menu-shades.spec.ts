import { describe, expect, it } from '@jest/globals';
import { formatRgb } from '@livery/office-model';
import { menuShades } from './menu-shades.ts';

const hexes = (rgb: number): readonly string[] => menuShades(rgb).map((shade) => formatRgb(shade.rgb));

describe('the shades that the colour menus of Office offer', () => {
  it('are three lighter and two darker ones of most colours', () => {
    expect(hexes(0x4f81bd)).toEqual(['DCE6F2', 'B9CDE5', '95B3D7', '376092', '254061']);
  });

  it('are darker ones of light colours, and lighter ones of dark colours', () => {
    expect(hexes(0xeeece1)[1]).toBe('C4BD97');
    expect(menuShades(0xeeece1).every(({ transforms }) => transforms.length === 1)).toBe(true);
    expect(menuShades(0x14213d).every(({ transforms }) => transforms.length === 2)).toBe(true);
  });

  it('are none of black and white, whose shades are greys', () => {
    expect([...menuShades(0x000000), ...menuShades(0xffffff)]).toEqual([]);
  });
});
