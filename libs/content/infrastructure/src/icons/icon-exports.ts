import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DrawnIcon, FileBytes, IconRepository } from '@livery/content-application';
import type { IconSet } from '@livery/content-domain';
import type { ByteAnswer } from '@livery/http';
import { type AuditTrail, DomainError, publicId, type UnitOfWork } from '@livery/kernel';
import { packData, ZipWriter } from '@livery/office-package';
import { type ExportedIcon, iconifyJson, spriteOf } from './exported-texts.ts';
import type { IconShelf } from './icon-shelf.ts';

export const EXPORT_FORMATS = ['zip', 'iconify', 'sprite'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** How many icons are read with one statement. */
const PAGE = 500;
/** How many contents are read at the same time. */
const PARALLEL = 8;
/** The most bytes of all icons of an export, which is made in memory. */
const MAX_EXPORT_BYTES = 67_108_864;

/** Writes all icons of a set into one file. The same icons always give the same bytes. */
export class IconExports {
  constructor(
    private readonly icons: IconRepository,
    private readonly shelf: IconShelf,
    private readonly bytes: FileBytes,
    private readonly auditTrail: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `archive_too_large` */
  async export(set: IconSet, format: ExportFormat): Promise<ByteAnswer> {
    const icons = await this.read(set);
    const { bytes, mediaType, extension } = await written(set, icons, format);
    const exported = { tenant: set.tenant, action: 'icon_set.exported', target: publicId('iconset', set.id) };
    await this.unitOfWork.run((transaction) => this.auditTrail.record([exported], transaction));
    return {
      size: bytes.length,
      mediaType,
      filename: `${set.slug}.${extension}`,
      etag: createHash('sha256').update(bytes).digest('hex'),
      open: (range) =>
        Promise.resolve(Readable.from(pieces(bytes, range?.first ?? 0, range?.last ?? bytes.length - 1))),
    };
  }

  private async read(set: IconSet): Promise<readonly ExportedIcon[]> {
    const exported: ExportedIcon[] = [];
    let bytes = 0;
    let after = '';
    for (;;) {
      const icons = await this.icons.listBySlug(set.tenant, set.id, after, PAGE);
      const drawn = await this.shelf.withAssets(set.tenant, icons);
      bytes += drawn.reduce((sum, { asset }) => sum + asset.sizeBytes, 0);
      if (bytes > MAX_EXPORT_BYTES) throw tooLarge();
      for (let at = 0; at < drawn.length; at += PARALLEL) {
        const texts = await Promise.all(drawn.slice(at, at + PARALLEL).map((one) => this.svgOf(one)));
        exported.push(...texts.flat());
      }
      const last = icons.at(-1);
      if (last === undefined || icons.length < PAGE) return exported;
      after = last.slug;
    }
  }

  /** Nothing for an icon whose bytes are gone meanwhile. */
  private async svgOf({ icon, asset }: DrawnIcon): Promise<readonly ExportedIcon[]> {
    const stored = await this.bytes.ofStored(icon.tenant, asset.contentHash);
    return stored === null ? [] : [{ slug: icon.slug, svg: Buffer.from(stored).toString() }];
  }
}

async function written(set: IconSet, icons: readonly ExportedIcon[], format: ExportFormat) {
  switch (format) {
    case 'zip':
      return { bytes: await zipOf(icons), mediaType: 'application/zip', extension: 'zip' };
    case 'iconify':
      return { bytes: Buffer.from(iconifyJson(set, icons)), mediaType: 'application/json', extension: 'json' };
    case 'sprite':
      return { bytes: Buffer.from(spriteOf(icons)), mediaType: 'image/svg+xml', extension: 'svg' };
  }
}

/** Lets other requests be answered in between: each icon is compressed in well under a millisecond. */
async function zipOf(icons: readonly ExportedIcon[]): Promise<Uint8Array> {
  const writer = new ZipWriter();
  for (const [index, { slug, svg }] of icons.entries()) {
    writer.add(`${slug}.svg`, packData(svg));
    if (index % PARALLEL === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return writer.bytes();
}

function* pieces(bytes: Uint8Array, first: number, last: number): Generator<Uint8Array> {
  for (let at = first; at <= last; at += 65_536) yield bytes.subarray(at, Math.min(last + 1, at + 65_536));
}

function tooLarge(): DomainError {
  return new DomainError('too_large', 'archive_too_large', 'The icons of the set have more than 64 MiB together.');
}
