import type { Tenant } from '@livery/kernel';
import type { OwnedAssets, StagedContent } from './owned-assets.ts';
import type { FileBytes } from './ports/file-bytes.ts';
import type { IconSanitizer, SanitizingOrder } from './ports/icon-sanitizer.ts';

/** A sanitised icon whose bytes are stored, and that no record refers to yet. */
export interface PreparedIcon {
  readonly content: StagedContent;
  /** Four numbers. */
  readonly viewBox: string;
}

/** The media type of icons. */
export const SVG = 'image/svg+xml';

/** Makes the contents of icons. Of what was uploaded, nothing is kept. */
export class IconDrawings {
  constructor(
    private readonly sanitizer: IconSanitizer,
    private readonly bytes: FileBytes,
    private readonly assets: OwnedAssets,
  ) {}

  /** Sanitises an SVG and stores the result. @throws DomainError as `IconSanitizer.sanitize` */
  async prepare(
    tenant: Tenant,
    svg: Uint8Array,
    filename: string,
    limits: Pick<SanitizingOrder, 'signal' | 'onSpent'>,
  ): Promise<PreparedIcon> {
    const icon = await this.sanitizer.sanitize(svg, { ...limits, organizationId: tenant.organizationId });
    await using file = await this.bytes.write(icon.svg);
    const { width, height, viewBox } = icon;
    const { path, size, sha256 } = file;
    const made = { path, size, sha256, filename, mediaType: SVG, type: 'icon', width, height } as const;
    return { content: await this.assets.stage(tenant, made), viewBox };
  }
}
