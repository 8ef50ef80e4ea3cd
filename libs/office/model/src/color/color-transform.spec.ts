import { describe, expect, it } from '@jest/globals';
import { applyTransforms } from './color-transform.ts';
import { toChannels, toRgb } from './quantize.ts';
import { formatRgb, parseRgb } from './rgb.ts';

function transformed(base: string, steps: readonly (readonly [name: string, thousandths: number])[]): string {
  const transforms = steps.map(([name, thousandths]) => ({ name, value: thousandths / 100_000 }));
  const { channels } = applyTransforms({ channels: toChannels(parseRgb(base) ?? 0), alpha: 1 }, transforms);
  return formatRgb(toRgb(channels));
}

describe('the transforms of a DrawingML colour', () => {
  it.each([
    ['4472C4', [['shade', 50000]], '2F528F'],
    ['4F81BD', [['shade', 50000]], '385D8A'],
    ['4472C4', [['tint', 40000]], 'CFD5EA'],
    ['4472C4', [['tint', 20000]], 'E9EBF5'],
    ['4F81BD', [['tint', 40000]], 'D0D8E8'],
    ['4F81BD', [['tint', 20000]], 'E9EDF4'],
    ['000000', [['tint', 75000]], '898989'],
    [
      '3B3B3B',
      [
        ['shade', 40000],
        ['satMod', 150000],
      ],
      '242424',
    ],
    [
      '3B3B3B',
      [
        ['shade', 60000],
        ['satMod', 150000],
      ],
      '2D2D2D',
    ],
    [
      '3B3B3B',
      [
        ['tint', 83000],
        ['satMod', 200000],
      ],
      '7D7D7D',
    ],
    ['FF99FF', [['satMod', 35000]], 'DEBADE'],
    ['4472C4', [['lumMod', 75000]], '2F5597'],
    ['4472C4', [['lumMod', 50000]], '203864'],
    [
      '4472C4',
      [
        ['lumMod', 60000],
        ['lumOff', 40000],
      ],
      '8FAADC',
    ],
    [
      '4472C4',
      [
        ['lumMod', 40000],
        ['lumOff', 60000],
      ],
      'B4C7E7',
    ],
    [
      '4472C4',
      [
        ['lumMod', 20000],
        ['lumOff', 80000],
      ],
      'DAE3F3',
    ],
    [
      '000000',
      [
        ['lumMod', 65000],
        ['lumOff', 35000],
      ],
      '595959',
    ],
    ['FFFFFF', [['lumMod', 85000]], 'D9D9D9'],
    ['ED7D31', [['lumMod', 75000]], 'C55A11'],
    ['70AD47', [['lumMod', 75000]], '548235'],
    [
      '5B9BD5',
      [
        ['lumMod', 60000],
        ['lumOff', 40000],
      ],
      '9DC3E6',
    ],
  ] as const)('make of %s by %j what PowerPoint shows: %s', (base, steps, expected) => {
    expect(transformed(base, steps)).toBe(expected);
  });

  it('allow a saturation above 1 and clamp the channels, within 1/255 of PowerPoint', () => {
    expect(['FF19FF', 'FF1AFF', 'FF18FF']).toContain(transformed('FF99FF', [['satMod', 350000]]));
  });

  it('change the opacity without touching the colour', () => {
    const color = { channels: toChannels(0x4472c4), alpha: 1 };
    const steps = [
      { name: 'alpha', value: 0.5 },
      { name: 'alphaMod', value: 0.5 },
      { name: 'alphaOff', value: 9 },
    ];
    expect(applyTransforms(color, steps.slice(0, 2))).toEqual({ ...color, alpha: 0.25 });
    expect(applyTransforms(color, steps).alpha).toBe(1);
  });

  it('ignore names that are not known, and names of properties of objects', () => {
    expect(
      transformed('4472C4', [
        ['constructor', 1],
        ['__proto__', 1],
      ]),
    ).toBe('4472C4');
  });

  it('turn, invert and grey', () => {
    expect(transformed('FF0000', [['comp', 0]])).toBe('00FFFF');
    expect(transformed('000000', [['inv', 0]])).toBe('FFFFFF');
    expect(transformed('808080', [['gray', 0]])).toBe('808080');
    expect(transformed('4472C4', [['red', 0]])).toBe('0072C4');
  });
});
