import { describe, expect, it } from '@jest/globals';
import { LOGO, paragraph, SVG, textBox } from '@livery/office-testing';
import { drawnSlide, placed, preset, solid } from './testing/drawn-slide.ts';

/** A shape without text at 100, 50 points of 200 by 100 points. */
function shape(properties: string, attributes = ''): string {
  return textBox('<a:p/>', { shapeProperties: `${placed(100, 50, 200, 100, attributes)}${properties}` });
}

function svgOf(...shapes: readonly string[]): string {
  return drawnSlide({ slides: [shapes.join('')] }).svg;
}

describe('the picture of a slide', () => {
  it('has the size of the slide in points, a title and no size of its own', () => {
    const picture = drawnSlide({ slides: [''] });
    expect(picture).toMatchObject({ slideIndex: 0, width: 720, height: 540 });
    expect(picture.svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 720 540" role="img"/);
    expect(picture.svg).toContain('<title>Slide 1</title>');
    expect(picture.svg).not.toMatch(/<svg[^>]* (?:width|height)=/);
  });

  it('is the same each time', () => {
    const draw = (): string => svgOf(shape(preset('ellipse') + solid('112233')), textBox(paragraph('Same')));
    expect(draw()).toBe(draw());
  });
});

describe('shapes', () => {
  it.each([
    ['rect', 'M0 0H200V100H0Z'],
    ['ellipse', 'M0 50A100 50 0 0 1 200 50A100 50 0 0 1 0 50Z'],
    ['diamond', 'M100 0L200 50 100 100 0 50Z'],
    ['triangle', 'M100 0L200 100 0 100Z'],
    ['homePlate', 'M0 0L150 0 200 50 150 100 0 100Z'],
    ['chevron', 'M0 0L150 0 200 50 150 100 0 100 50 50Z'],
    ['rightArrow', 'M0 25L150 25 150 0 200 50 150 100 150 75 0 75Z'],
    ['upArrow', 'M50 100L50 50 0 50 100 0 200 50 150 50 150 100Z'],
    ['aGeometryThatIsNotKnown', 'M0 0H200V100H0Z'],
  ])('with the geometry %s have its outline', (name, path) => {
    expect(svgOf(shape(preset(name) + solid('112233')))).toContain(`<path d="${path}" fill="#112233"`);
  });

  it('have round corners by their adjust value', () => {
    expect(svgOf(shape(preset('roundRect', { adj: 10_000 }) + solid('112233')))).toContain(
      'M10 0H190A10 10 0 0 1 200 10',
    );
  });

  it('are freeforms by their paths, and their box when a point is a formula', () => {
    const custom = (x: string): string =>
      `<a:custGeom><a:pathLst><a:path w="10" h="10"><a:moveTo><a:pt x="0" y="0"/></a:moveTo><a:lnTo><a:pt x="${x}" y="10"/></a:lnTo><a:close/></a:path></a:pathLst></a:custGeom>`;
    expect(svgOf(shape(custom('5') + solid('112233')))).toContain('<path d="M0 0L100 100Z"');
    expect(svgOf(shape(custom('wd2') + solid('112233')))).toContain('<path d="M0 0H200V100H0Z"');
  });

  it('are turned and mirrored within their place', () => {
    const svg = svgOf(shape(preset('rtTriangle') + solid('112233'), 'rot="2700000" flipH="1"'));
    expect(svg).toContain('transform="translate(100 50) rotate(45 100 50) translate(200 0) scale(-1 1)"');
  });

  it('lie where their group puts them, and are mirrored with it', () => {
    const group = `<p:grpSp><p:grpSpPr><a:xfrm flipH="1"><a:off x="0" y="0"/><a:ext cx="2540000" cy="1270000"/><a:chOff x="0" y="0"/><a:chExt cx="5080000" cy="2540000"/></a:xfrm></p:grpSpPr>${shape(preset('rtTriangle') + solid('112233'))}</p:grpSp>`;
    expect(svgOf(group)).toContain('transform="translate(50 25) translate(100 0) scale(-1 1)"');
  });

  it('have the width, the dashes and the arrows of their lines', () => {
    const line = `<a:ln w="25400">${solid('AA0000')}<a:prstDash val="dash"/><a:tailEnd type="triangle"/></a:ln>`;
    const svg = svgOf(shape(preset('line') + line));
    expect(svg).toContain(
      '<path d="M0 0L200 100" fill="none" stroke="#AA0000" stroke-width="2" stroke-dasharray="8 6"',
    );
    expect(svg).toContain('<path d="M200 100L');
  });

  it('that are hidden are not drawn', () => {
    const hidden = shape(preset('rect') + solid('112233')).replace('name="Shape 2"', 'name="Shape 2" hidden="1"');
    expect(svgOf(hidden)).not.toContain('#112233');
  });
});

describe('fills', () => {
  it('are colours with their opacity', () => {
    expect(svgOf(shape(solid('112233', '<a:alpha val="40000"/>')))).toContain('fill="#112233" fill-opacity="0.4"');
  });

  it('are gradients with the positions and the direction of their stops', () => {
    const stop = (at: number, hex: string): string => `<a:gs pos="${at}"><a:srgbClr val="${hex}"/></a:gs>`;
    const stops = `<a:gsLst>${stop(0, '112233')}${stop(30_000, '445566')}${stop(100_000, '778899')}</a:gsLst>`;
    const svg = svgOf(shape(`<a:gradFill>${stops}<a:lin ang="5400000"/></a:gradFill>`));
    expect(svg).toContain('<linearGradient id="slide0-1" x1="0.5" y1="0" x2="0.5" y2="1">');
    expect(svg).toContain('<stop offset="0.3" stop-color="#445566"/>');
    expect(svg).toContain('fill="url(#slide0-1)"');
  });

  it('are gradients from the middle', () => {
    const stops =
      '<a:gsLst><a:gs pos="0"><a:srgbClr val="112233"/></a:gs><a:gs pos="100000"><a:srgbClr val="445566"/></a:gs></a:gsLst>';
    expect(svgOf(shape(`<a:gradFill>${stops}<a:path path="circle"/></a:gradFill>`))).toContain('<radialGradient');
  });

  it('are patterns of both colours', () => {
    const colors = '<a:fgClr><a:srgbClr val="112233"/></a:fgClr><a:bgClr><a:srgbClr val="445566"/></a:bgClr>';
    const svg = svgOf(shape(`<a:pattFill prst="dkUpDiag">${colors}</a:pattFill>`));
    expect(svg).toMatch(/<pattern .*fill="#445566".*stroke="#112233"/);
  });
});

describe('backgrounds and layers', () => {
  it('lie below the shapes: background, master, layout, slide', () => {
    const { svg } = drawnSlide({
      slides: [shape(solid('000004'))],
      layoutShapes: shape(solid('000003')),
      masterShapes: shape(solid('000002')),
      masterBackground: `<p:bg><p:bgPr>${solid('000001')}</p:bgPr></p:bg>`,
    });
    expect(svg.match(/#00000\d/g)).toEqual(['#000001', '#000002', '#000003', '#000004']);
  });

  it('have the gradient of the background of the slide', () => {
    const stops =
      '<a:gsLst><a:gs pos="0"><a:srgbClr val="112233"/></a:gs><a:gs pos="50000"><a:srgbClr val="445566"/></a:gs></a:gsLst>';
    const { svg } = drawnSlide({
      slides: [''],
      slideBackground: `<p:bg><p:bgPr><a:gradFill>${stops}<a:lin ang="0"/></a:gradFill></p:bgPr></p:bg>`,
    });
    expect(svg).toContain('x1="0" y1="0.5" x2="1" y2="0.5"');
    expect(svg).toContain('<stop offset="0.5" stop-color="#445566"/>');
  });
});

describe('pictures', () => {
  const picture = `<p:pic><p:nvPicPr><p:cNvPr id="3" name="Logo"/></p:nvPicPr><p:blipFill><a:blip r:embed="rId7"/><a:srcRect l="50000"/></p:blipFill><p:spPr>${placed(10, 20, 30, 40)}${preset('rect')}</p:spPr></p:pic>`;
  const withMedia = (name: string, bytes: Uint8Array): string =>
    drawnSlide({
      slides: [picture],
      relationships: { 'ppt/slides/slide1.xml': [{ id: 'rId7', type: 'image', target: `../media/${name}` }] },
      parts: { [`ppt/media/${name}`]: bytes },
    }).svg;

  it('are embedded as data and cropped', () => {
    const svg = withMedia('logo.png', LOGO);
    expect(svg).toContain(`href="data:image/png;base64,${Buffer.from(LOGO).toString('base64')}"`);
    expect(svg).toContain('<image x="-30" y="0" width="60" height="40"');
  });

  it('of other formats are grey areas, whatever their name says', () => {
    for (const bytes of [SVG, new TextEncoder().encode('<svg onload="alert(1)"/>')]) {
      const svg = withMedia('logo.png', bytes);
      expect(svg).not.toContain('<image');
      expect(svg).toContain('fill="#808080"');
    }
  });

  it('that are large are grey areas', () => {
    const large = new Uint8Array(600_000);
    large.set(LOGO);
    expect(withMedia('logo.png', large)).not.toContain('<image');
  });

  it('that are linked are grey areas, and their address is nowhere', () => {
    const { svg } = drawnSlide({
      slides: [picture.replace('r:embed', 'r:link')],
      relationships: {
        'ppt/slides/slide1.xml': [
          { id: 'rId7', type: 'image', target: 'https://tracker.example/p.png', external: true },
        ],
      },
    });
    expect(svg).not.toContain('tracker');
  });
});
