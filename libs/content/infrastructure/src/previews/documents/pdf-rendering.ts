import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type RenderedPage, type Rendering, RenderingFailed } from '@livery/content-application';
import { PREVIEW_SIDE } from '@livery/content-domain';
import type { ConfinedPrograms } from '@livery/process';
import type { DocumentPrograms } from './find-programs.ts';
import { exitCodeOf } from './exit-code.ts';

type Poppler = NonNullable<DocumentPrograms['poppler']>;

/** What pdftoppm ends with when the document has no such page. */
const NO_SUCH_PAGE = 99;
const PNG_SIGNATURE = '89504e470d0a1a0a';

/** A PDF whose pages are shown with Poppler. Its folder is removed with it. */
export class PdfRendering implements Rendering {
  constructor(
    private readonly pdf: string,
    private readonly folder: string,
    private readonly poppler: Poppler,
    private readonly programs: ConfinedPrograms,
    private readonly signal: AbortSignal,
  ) {}

  async countPages(): Promise<number> {
    const { folder, pdf } = this;
    const outcome = await this.programs.run({ program: this.poppler.pdfinfo, options: [pdf], folder }, this.signal);
    const pages = 'output' in outcome ? /^Pages:\s+(\d+)$/m.exec(outcome.output)?.[1] : undefined;
    if (exitCodeOf(outcome) !== 0 || pages === undefined) throw new RenderingFailed('damaged');
    return Number(pages);
  }

  async page(index: number): Promise<RenderedPage> {
    const [number, root] = [String(index + 1), path.join(this.folder, `page-${index}`)];
    const range = ['-f', number, '-l', number, '-singlefile'];
    const options = ['-png', ...range, '-scale-to', String(PREVIEW_SIDE), this.pdf, root];
    const { folder, signal } = this;
    const outcome = await this.programs.run({ program: this.poppler.pdftoppm, options, folder }, signal);
    const exitCode = exitCodeOf(outcome);
    if (exitCode !== 0) throw new RenderingFailed(exitCode === NO_SUCH_PAGE ? 'no_pages' : 'damaged');
    return pageAt(`${root}.png`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function pageAt(file: string): Promise<RenderedPage> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  if (bytes.toString('hex', 0, 8) !== PNG_SIGNATURE) throw new RenderingFailed('damaged');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (width < 1 || height < 1 || Math.max(width, height) > PREVIEW_SIDE) throw new RenderingFailed('too_large');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path: file, size: bytes.length, sha256, width, height };
}
