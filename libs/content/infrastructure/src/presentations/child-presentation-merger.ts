import type { Blobs, OpenedBlob } from '@livery/blobs';
import {
  type MergedPresentation,
  type MergeOrder,
  PresentationMerger,
  SlidesDisagree,
} from '@livery/content-application';
import { presentationTooComplex, slidesChanged } from '@livery/content-domain';
import type { SpoolDirectory } from '@livery/http';
import type { Tenant } from '@livery/kernel';
import { MadeFiles } from './made-files.ts';
import type { PresentationChildren } from './presentation-children.ts';

/** Merges stored presentations in child processes. */
export class ChildPresentationMerger extends PresentationMerger {
  constructor(
    private readonly blobs: Blobs,
    private readonly children: PresentationChildren,
    private readonly directory: SpoolDirectory,
  ) {
    super();
  }

  async merge(tenant: Tenant, { slides, template }: MergeOrder, signal: AbortSignal): Promise<MergedPresentation> {
    await using input = new MadeFiles(this.directory);
    const files = await Promise.all(
      [...slides, ...(template === null ? [] : [template])].map((hash) => this.open(tenant, hash)),
    );
    const sizes = files.map(({ size }) => size);
    const joined = await input.join(streamsOf(files));
    const task = {
      kind: 'merge',
      sizes: sizes.slice(0, slides.length),
      templateSize: sizes[slides.length] ?? null,
    } as const;
    const { answer, output } = await this.children.run(task, joined, { signal, owner: tenant.organizationId });
    if ('incompatible' in answer) throw new SlidesDisagree(answer.incompatible.message, answer.incompatible.decks);
    if (!('merged' in answer)) throw presentationTooComplex();
    const made = new MadeFiles(this.directory);
    return { ...(await made.write(output)), [Symbol.asyncDispose]: () => made[Symbol.asyncDispose]() };
  }

  /** @throws DomainError `resource_conflict` if the file is gone, because its slide was changed or deleted meanwhile */
  private async open(tenant: Tenant, sha256: string) {
    const blob = await this.blobs.open(tenant, sha256);
    if (blob === null) throw slidesChanged();
    return blob;
  }
}

async function* streamsOf(files: readonly OpenedBlob[]) {
  for (const file of files) yield await file.open();
}
