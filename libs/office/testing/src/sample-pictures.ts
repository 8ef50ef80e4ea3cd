import { createHash } from 'node:crypto';
import { encode } from 'jpeg-js';
import { type Painter, samplePng } from './sample-png.ts';

type Color = ReturnType<Painter>;

const WHITE: Color = [255, 255, 255, 255];

/** The logo: a disc and three bars, drawn for 240 × 120 pixels. */
export function logoPainter(ink: Color = [0x0f, 0x4c, 0x81, 255], ground: Color = WHITE, scale = 1): Painter {
  return (column, row) => {
    const [x, y] = [column / scale, row / scale];
    const isDisc = Math.hypot(x - 60, y - 60) < 45;
    const isBar = x > 130 && x < 220 && Math.floor(y / 20) % 2 === 1;
    return isDisc || isBar ? ink : ground;
  };
}

/** The retired logo: a ring with a cross. */
const formerLogo: Painter = (x, y) => {
  const radius = Math.hypot(x - 120, y - 60);
  const isCross = Math.abs(x - 120) < 8 || Math.abs(y - 60) < 8;
  return (radius > 40 && radius < 55) || (isCross && radius < 40) ? [0x80, 0x10, 0x10, 255] : WHITE;
};

export const LOGO = samplePng(240, 120, logoPainter());
/** The logo at three quarters of its size, saved as JPEG. */
export const LOGO_AS_JPEG = sampleJpeg(180, 90, logoPainter([0x14, 0x50, 0x86, 255], WHITE, 0.75));
/** The perceptual hash of the logo by ImageHash 4.3. */
export const LOGO_HASH = 'be95c095c395c36a';

/** The logo of former years, which is retired. */
export const FORMER_LOGO = samplePng(240, 120, formerLogo);
export const FORMER_LOGO_AS_JPEG = sampleJpeg(240, 120, formerLogo);
export const FORMER_LOGO_HASH = 'e19b86d9c6999869';

/** A picture of the size of the logo that shows something else: three columns. */
export const ANOTHER_MARK = samplePng(240, 120, (x, y) =>
  x % 80 > 30 && y > 20 ? [0x0f, 0x4c, 0x81, 255] : [255, 255, 255, 255],
);

/** A picture of the library: a gradient. */
export const PHOTO = samplePng(200, 100, (x, y) => [x, y * 2, 128, 255]);

/** A picture that is not in the library. */
export const UNLISTED_PICTURE = samplePng(200, 100, (x, y) => [255 - x, 128, y * 2, 255]);

/** A picture of many bytes, because noise cannot be compressed. */
export const LARGE_PICTURE = samplePng(200, 100, noise());

/** A JPEG of these pixels. Compression changes them a little. */
export function sampleJpeg(width: number, height: number, paint: Painter, quality = 60): Uint8Array {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) data.set(paint(at % width, Math.floor(at / width)), at * 4);
  return encode({ width, height, data }, quality).data;
}

/** An SVG of the library, twice as wide as high. */
export const SVG = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 2000"><path d="M0 0H4000V2000H0Z"/></svg>',
);

/** The extension of `a:blip` that names the relationship of an SVG. */
export function svgExtension(id: string): string {
  return (
    '<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}">' +
    `<asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="${id}"/>` +
    '</a:ext></a:extLst>'
  );
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function noise(): () => readonly [number, number, number, number] {
  let state = 1;
  const next = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  };
  return () => [next(), next(), next(), 255];
}
