import { Readable } from 'node:stream';
import type { ByteAnswer } from '@livery/http';
import { resourceMissing, type Tenant } from '@livery/kernel';
import type { Blobs } from './blobs.ts';
import type { LinkedBlob } from './links/link-resolver.ts';
import { type Rendition, renditionKey } from './renditions/rendition.ts';
import type { Renditions } from './renditions/renditions.ts';

/** Answers with the bytes of blobs, or with renditions of those that are pictures. */
export class OfferedBlobs {
  constructor(
    private readonly blobs: Blobs,
    private readonly renditions: Renditions,
  ) {}

  /**
   * @param rendition the size and format of a picture (default: the bytes as they are). A picture that is not rendered yet is answered as it is,
   *   since reading it may be dangerous
   * @throws DomainError `resource_missing`, `unavailable`
   */
  async answer(
    tenant: Tenant,
    { isRendered, ...offered }: LinkedBlob,
    rendition: Rendition | null = null,
  ): Promise<ByteAnswer> {
    const { sha256, filename, ...shown } = offered;
    const blob = await this.blobs.open(tenant, sha256);
    if (blob === null) throw resourceMissing();
    if (rendition === null || isRendered !== true) {
      return { ...shown, filename, size: blob.size, etag: sha256, open: (range) => blob.open(range) };
    }
    const bytes = await this.renditions.of(tenant, { sha256, open: () => blob.open() }, rendition);
    return {
      disposition: 'inline',
      mediaType: `image/${rendition.format}`,
      filename: filename.replace(/\.[^.]*$/, `.${rendition.format}`),
      size: bytes.length,
      etag: `${sha256}-${renditionKey(rendition)}`,
      open: ({ first, last } = { first: 0, last: bytes.length - 1 }) =>
        Promise.resolve(Readable.from([bytes.subarray(first, last + 1)])),
    };
  }
}
