import type { LinkedBlob } from '@livery/blobs';
import type { Previews } from '@livery/content-application';
import type { Tenant } from '@livery/kernel';
import { isShowable } from './is-showable.ts';

/** The content of a version of an asset. */
interface ShownContent {
  readonly contentHash: string;
  readonly filename: string;
  readonly mediaType: string;
}

/** Finds the picture of an asset: its rendered preview, or the content itself while a picture waits for its preview. */
export class AssetPictures {
  constructor(private readonly previews: Previews) {}

  /** @returns null if there is no picture */
  async find(tenant: Tenant, { contentHash, filename, mediaType }: ShownContent): Promise<LinkedBlob | null> {
    const preview = (await this.previews.of(tenant, [contentHash])).get(contentHash);
    if (preview === 'failed') return null;
    if (preview !== undefined) {
      const name = `${filename.replace(/\.[^.]*$/, '')}.png`;
      return {
        sha256: preview.sha256,
        filename: name,
        mediaType: 'image/png',
        disposition: 'inline',
        isRendered: true,
      };
    }
    return isShowable(mediaType) ? { sha256: contentHash, filename, mediaType, disposition: 'inline' } : null;
  }
}
