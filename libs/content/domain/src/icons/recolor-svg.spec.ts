import { describe, expect, it } from '@jest/globals';
import { OWN_COLORS } from './icon-colors.ts';
import { restyleSvg } from './recolor-svg.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">';
const RED = { ...OWN_COLORS, color: '#FF0000', size: null };

describe('restyling an SVG', () => {
  it('changes nothing that nobody asks for', () => {
    const svg = `${open}<path fill="red" d="M0 0"/></svg>`;
    expect(restyleSvg(svg, { ...OWN_COLORS, size: null }, 'i')).toBe(svg);
  });

  it('paints everything but what has no paint', () => {
    const svg = `${open}<path fill="none" stroke="#000" d="M0 0"/><stop stop-color="blue"/></svg>`;
    expect(restyleSvg(svg, RED, 'i')).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" fill="#FF0000"><path fill="none" stroke="#FF0000" d="M0 0"/><stop stop-color="#FF0000"/></svg>`,
    );
  });

  it.each(['transparent', '#0000', '#FFFFFF00', 'rgba(0, 0, 0, 0)', 'rgba(1,2,3,0.0)', 'hsla(0,0%,0%,0%)'])(
    'leaves shapes invisible that have the paint %s',
    (paint) => {
      const shape = `<path fill="${paint}" d="M0 0h9v9"/>`;
      expect(restyleSvg(`${open}${shape}</svg>`, RED, 'i')).toContain(shape);
    },
  );

  it.each(['rgb(0,0,0)', '#000', '#100000', 'rgba(0,0,0,0.5)', 'rgba(0,0,0,1)'])('paints a shape with %s', (paint) => {
    expect(restyleSvg(`${open}<path fill="${paint}"/></svg>`, RED, 'i')).toContain('<path fill="#FF0000"/>');
  });

  it('leaves masks and clipping paths, also one within another', () => {
    const mask =
      '<mask id="m"><rect fill="white"/><clipPath id="c"><path fill="black"/></clipPath><rect fill="#fff"/></mask>';
    const svg = restyleSvg(`${open}<defs>${mask}</defs><path fill="green"/></svg>`, RED, 'i');
    expect(svg).toContain(mask);
    expect(svg).toContain('<path fill="#FF0000"/>');
  });

  it('keeps a fill of the root that is none, and drops the colour that currentColor means', () => {
    const svg = `<svg xmlns="x" viewBox="0 0 9 9" fill="none" color="red"><path stroke="currentColor"/></svg>`;
    expect(restyleSvg(svg, RED, 'i')).toBe(
      '<svg xmlns="x" viewBox="0 0 9 9" fill="none"><path stroke="#FF0000"/></svg>',
    );
  });

  it('runs a gradient over the whole icon', () => {
    const colors = { ...OWN_COLORS, gradientStart: '#000000', gradientEnd: '#FFFFFF', gradientAngle: 0 };
    const svg = restyleSvg(`${open}<path d="M0 0"/></svg>`, { ...colors, size: 40 }, 'i1');
    expect(svg).toContain('x1="0" y1="5" x2="20" y2="5"');
    expect(svg).toContain('fill="url(#i1-000000-FFFFFF-0)"');
    expect(svg).toContain('width="40" height="40"');
  });

  it('names each gradient after the icon and its colours, and leaves the stops of other gradients', () => {
    const colors = { ...OWN_COLORS, gradientStart: '#000', gradientEnd: '#FFF', gradientAngle: 12.5, size: null };
    const old = '<linearGradient id="a"><stop stop-color="red"/></linearGradient>';
    const svg = (name: string, style = colors): string =>
      restyleSvg(`${open}<defs>${old}</defs><path fill="url(#a)"/></svg>`, style, name);
    expect(svg('i1')).toContain(old);
    expect(svg('i1')).toContain('<path fill="url(#i1-000-FFF-12.5)"/>');
    const ids = [
      svg('i1'),
      svg('i2'),
      svg('i1', { ...colors, gradientAngle: 0 }),
      svg('i1', { ...colors, gradientEnd: '#111' }),
    ];
    expect(new Set(ids.map((one) => /<linearGradient id="([^"]*)" gradientUnits/.exec(one)?.[1])).size).toBe(4);
  });
});
