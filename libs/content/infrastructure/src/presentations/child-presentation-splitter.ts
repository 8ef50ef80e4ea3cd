import {
  type LocalFile,
  type MadeSlide,
  PresentationSplitter,
  type SplitOrder,
  type SplitRound,
} from '@livery/content-application';
import { presentationEmpty, presentationTooComplex, slideOutOfRange, tooManySlides } from '@livery/content-domain';
import type { SpoolDirectory } from '@livery/http';
import type { DomainError, Tenant } from '@livery/kernel';
import { MadeFiles } from './made-files.ts';
import type { PresentationChildren, PresentationWork } from './presentation-children.ts';
import { SPLIT_ROUND } from './presentation-limits.ts';
import type { SplitAnswer } from './presentation-task.ts';

/** Splits presentations in child processes. */
export class ChildPresentationSplitter extends PresentationSplitter {
  constructor(
    private readonly children: PresentationChildren,
    private readonly directory: SpoolDirectory,
  ) {
    super();
  }

  async split(tenant: Tenant, file: LocalFile, order: SplitOrder, signal: AbortSignal): Promise<SplitRound> {
    const task = { kind: 'split', ...order, ...SPLIT_ROUND } as const;
    const { answer, output } = await this.children.run(
      task,
      { path: file.path, size: file.size },
      { signal, owner: tenant.organizationId },
    );
    if ('miscounted' in answer) throw miscounted(answer.miscounted, order);
    if (!('split' in answer)) throw presentationTooComplex();
    const files = new MadeFiles(this.directory);
    try {
      const slides = await written(answer.split.slides, output, files);
      return { ...answer.split, slides, [Symbol.asyncDispose]: () => files[Symbol.asyncDispose]() };
    } catch (error) {
      await files[Symbol.asyncDispose]();
      throw error;
    }
  }
}

async function written(slides: SplitAnswer['slides'], output: Buffer, files: MadeFiles): Promise<readonly MadeSlide[]> {
  const made: MadeSlide[] = [];
  let at = 0;
  for (const { facts, size } of slides) {
    made.push({ facts, ...(await files.write(output.subarray(at, at + size))) });
    at += size;
  }
  return made;
}

function miscounted(
  { slideCount, wanted, outside }: Extract<PresentationWork['answer'], { miscounted: unknown }>['miscounted'],
  { mostSlides }: SplitOrder,
): DomainError {
  if (slideCount === 0) return presentationEmpty();
  return outside === null ? tooManySlides(wanted, mostSlides) : slideOutOfRange(outside, slideCount);
}
