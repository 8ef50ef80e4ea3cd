import sharp from 'sharp';

/** What is asked of a child that makes a small picture of a large one. */
export interface RenderPictureTask {
  /** Of the result, in pixels. Pictures that are smaller stay as they are. */
  readonly longestSide: number;
  /** The same for drawings (SVG), which have no size of their own: they are drawn so large. */
  readonly drawingSide: number;
  /** The largest picture that is read. */
  readonly maxPixels: number;
}

export type RenderPictureAnswer =
  { readonly png: string; readonly width: number; readonly height: number } | { readonly isTooLarge: true };

/** The unit of SVG is a pixel at this density. */
const SVG_DENSITY = 72;
const MIN_DENSITY = 1;
const MAX_DENSITY = 10_000;
/** libvips can read and write dozens of formats by many libraries. Those that are not asked for stay closed. */
const LOADERS = ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Svg', 'Tiff', 'Heif'].map((format) => `VipsForeignLoad${format}`);

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });

/** Makes a PNG of a picture in a child process. It has no metadata, such as the place of a photograph. @throws Error for broken pictures */
export async function run(task: unknown, input: Buffer): Promise<RenderPictureAnswer> {
  if (!isRenderPictureTask(task)) throw new TypeError('This is no task for rendering a picture.');
  const { longestSide, drawingSide, maxPixels } = task;
  const limits = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
  const { width, height, format } = await sharp(input, { ...limits, limitInputPixels: false }).metadata();
  const isDrawing = format === 'svg';
  const density = isDrawing ? densityFor(Math.max(width, height), drawingSide) : SVG_DENSITY;
  const scale = density / SVG_DENSITY;
  if (width * height * scale * scale > maxPixels) return { isTooLarge: true };
  const { data, info } = await sharp(input, { ...limits, ...(isDrawing && { density }) })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data.toString('base64'), width: info.width, height: info.height };
}

function densityFor(side: number, wanted: number): number {
  return Math.min(MAX_DENSITY, Math.max(MIN_DENSITY, (SVG_DENSITY * wanted) / side));
}

function isRenderPictureTask(task: unknown): task is RenderPictureTask {
  return typeof task === 'object' && task !== null && 'longestSide' in task && 'maxPixels' in task;
}
