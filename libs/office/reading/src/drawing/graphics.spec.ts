import { describe, expect, it } from '@jest/globals';
import { OoxmlPackage } from '@livery/office-package';
import { LOGO, LOGO_HASH, samplePresentation, sha256, SVG, svgExtension } from '@livery/office-testing';
import { readPresentation } from '../presentation/presentation-reader.ts';

const NEEDS = { pixels: true, hash: true, looks: [null], masters: false };

/** The picture of a shape with a PNG and an SVG, as far as their parts are in the file. */
function pictureOf(parts: Readonly<Record<string, Uint8Array>>) {
  const blip = `<a:blip r:embed="png">${svgExtension('svg')}</a:blip><a:stretch/>`;
  const bytes = samplePresentation({
    slides: [`<p:pic><p:nvPicPr><p:cNvPr id="2" name="Mark"/></p:nvPicPr><p:blipFill>${blip}</p:blipFill></p:pic>`],
    relationships: {
      'ppt/slides/slide1.xml': Object.keys(parts).map((name) => ({
        id: name.slice(-3),
        type: 'image',
        target: `../media/${name}`,
      })),
    },
    parts: Object.fromEntries(Object.entries(parts).map(([name, content]) => [`ppt/media/${name}`, content])),
  });
  const shape = readPresentation(OoxmlPackage.open(bytes), { media: NEEDS }).slides[0]?.shapes[0];
  return { picture: shape?.picture, references: shape?.references };
}

describe('a picture with an SVG', () => {
  it('is the SVG, which has no pixels and looks like the PNG', () => {
    expect(pictureOf({ 'mark.png': LOGO, 'mark.svg': SVG })).toEqual({
      picture: {
        part: '/ppt/media/mark.svg',
        linkedTo: null,
        pixels: null,
        aspect: 2,
        sizeBytes: SVG.length,
        sha256: sha256(SVG),
        perceptualHash: LOGO_HASH,
        unseen: null,
        crop: { left: 0, top: 0, right: 0, bottom: 0 },
        tiled: false,
      },
      references: ['png', 'svg'],
    });
  });

  it('is the PNG when the SVG is not in the file', () => {
    expect(pictureOf({ 'mark.png': LOGO }).picture).toMatchObject({
      part: '/ppt/media/mark.png',
      pixels: { width: 240, height: 120 },
      aspect: 2,
      sha256: sha256(LOGO),
    });
  });
});
