import path from 'node:path';
import type { OnApplicationShutdown } from '@nestjs/common';
import {
  type FontFacts,
  FontReader,
  type FontReadingOrder,
  type UploadedFont,
} from '@livery/brand-governance-application';
import { FontInvalid } from '@livery/brand-governance-domain';
import { DomainError } from '@livery/kernel';
import { ChildPool, type ChildPoolOptions, ChildPoolUnavailable } from '@livery/process';
import { checkedAnswer } from './checked-answer.ts';

/** The module of the children lies beside this one, as source or as build output. */
const MODULE = new URL(`./read-font.child${path.extname(import.meta.url)}`, import.meta.url);

/** Reads fonts in child processes that can be killed. */
export class ChildFontReader extends FontReader implements OnApplicationShutdown {
  private readonly pool: ChildPool;

  constructor(options: Pick<ChildPoolOptions, 'children' | 'queueLength' | 'limits'>) {
    super();
    this.pool = new ChildPool({ ...options, module: MODULE, readable: [] });
  }

  /** A file that cannot be read within the limits is refused like one that is damaged. */
  async read(font: UploadedFont, order: FontReadingOrder): Promise<FontFacts> {
    const outcome = await this.run(font, order);
    if ('answer' in outcome) return checkedAnswer(outcome.answer);
    throw new FontInvalid('The font file takes too much time or memory to read.');
  }

  /** Kills the children when the process ends. */
  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }

  private async run({ path, size }: UploadedFont, { organizationId: owner, signal }: FontReadingOrder) {
    try {
      return await this.pool.run({}, { path, size }, { owner, signal });
    } catch (error) {
      if (!(error instanceof ChildPoolUnavailable)) throw error;
      const message = 'Too many fonts are being read. Try again in a moment.';
      throw new DomainError('unavailable', 'unavailable', message, { retryAfter: 1, cause: error });
    }
  }
}
