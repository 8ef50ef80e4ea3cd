import { createRequire } from 'node:module';
import path from 'node:path';
import { RenderingFailed } from '@livery/content-application';
import { PREVIEW_SIDE } from '@livery/content-domain';
import { ChildPool, type ChildPoolListener, type TaskInput } from '@livery/process';
import type { RenderPictureTask } from './render-picture.ts';
import type { Png } from './rendering-of-one-page.ts';

export interface PictureLimits {
  /** The number of child processes, and so of pictures at a time. */
  readonly children: number;
  /** How many pictures may wait for a child. */
  readonly queueLength: number;
  /** For how many milliseconds one picture may have a processor. By the wall clock it may take up to three times as long. */
  readonly deadlineMs: number;
  /** Resident memory of a child in MB, with the bytes of the picture. */
  readonly memoryMb: number;
}

export const PICTURE_LIMITS: PictureLimits = { children: 1, queueLength: 32, deadlineMs: 20_000, memoryMb: 1_024 };

const HEAP_MB = 128;
const DRAWING_SIDE = 512;
/** Most cameras make smaller pictures. The decoded picture has four bytes a pixel. */
const MAX_PIXELS = 100_000_000;
/** The largest file of a picture, which a child has in its memory. */
const MAX_BYTES = 104_857_600;
/** The largest PNG of so many pixels, in base64. */
const MAX_ANSWER_BYTES = 12_000_000;
const PICTURES_PER_CHILD = 50;
/** At the lowest priority, a picture gets a small part of a processor beside programs that keep all of them busy. */
const WALL_OVER_PROCESSOR = 20;
/** The module of the children lies beside this one, as source or as build output. */
const MODULE = new URL(`./render-picture${path.extname(import.meta.url)}`, import.meta.url);
const TASK: RenderPictureTask = { longestSide: PREVIEW_SIDE, drawingSide: DRAWING_SIDE, maxPixels: MAX_PIXELS };

export interface PictureOptions extends PictureLimits {
  readonly listener?: ChildPoolListener;
  /** Is called once for each protection that this machine lacks. */
  readonly onMissingWall?: (what: string) => void;
}

/** Makes small pictures of large ones with sharp, in child processes that can be killed. */
export class SharpPictures {
  private readonly pool: ChildPool;

  constructor({ deadlineMs, memoryMb, ...options }: PictureOptions) {
    this.pool = new ChildPool({
      ...options,
      module: MODULE,
      readable: packageFolders(),
      mayLoadAddons: true,
      isBackground: true,
      limits: {
        processorMs: deadlineMs,
        wallMs: WALL_OVER_PROCESSOR * deadlineMs,
        heapMb: HEAP_MB,
        memoryMb,
        answerBytes: MAX_ANSWER_BYTES,
        tasksPerChild: PICTURES_PER_CHILD,
      },
    });
  }

  get use(): ChildPool['use'] {
    return this.pool.use;
  }

  /** @throws RenderingFailed; ChildPoolUnavailable; the reason of the signal */
  async render(file: TaskInput, signal: AbortSignal): Promise<Png> {
    if (file.size > MAX_BYTES) throw new RenderingFailed('too_large');
    const outcome = await this.pool.run(TASK, file, { signal });
    if ('answer' in outcome) return pngOf(outcome.answer);
    if ('failed' in outcome) throw new RenderingFailed('damaged');
    switch (outcome.stopped) {
      case 'wall_time':
      case 'processor_time':
      case 'memory':
        throw new RenderingFailed(outcome.stopped);
      case 'died':
      case 'misbehaved':
      case 'aborted':
      case 'closed':
        throw new RenderingFailed('crashed');
    }
  }

  /** Kills the children. */
  async close(): Promise<void> {
    await this.pool.close();
  }
}

/** The folder of the packages, which holds sharp and its libraries. */
function packageFolders(): readonly string[] {
  const entry = createRequire(import.meta.url).resolve('sharp');
  return [entry.slice(0, entry.lastIndexOf(`${path.sep}sharp${path.sep}`))];
}

/** A child that reads hostile pictures may answer anything. */
function pngOf(answer: unknown): Png {
  if (typeof answer !== 'object' || answer === null) throw new RenderingFailed('crashed');
  if ('isTooLarge' in answer) throw new RenderingFailed('too_large');
  if (!('png' in answer) || !('width' in answer) || !('height' in answer)) throw new RenderingFailed('crashed');
  const { png, width, height } = answer;
  if (typeof png !== 'string' || !isSide(width) || !isSide(height)) throw new RenderingFailed('crashed');
  return { bytes: Buffer.from(png, 'base64'), width, height };
}

function isSide(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= PREVIEW_SIDE;
}
