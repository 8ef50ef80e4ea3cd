import type { SlideAsset } from '@livery/content-domain';
import { EntitySchema } from 'typeorm';

export interface SlideAssetRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly source_file_id: string | null;
  readonly slide_index: number;
  readonly is_hidden: boolean;
  readonly title: string;
  readonly slide_text: string;
  readonly notes: string;
  readonly layout_name: string;
  readonly fonts: readonly string[];
  readonly colors: readonly string[];
  readonly aspect_ratio: string;
  readonly content_hash: string;
}

export const SlideAssetRowSchema = new EntitySchema<SlideAssetRow>({
  name: 'slide_asset',
  schema: 'content',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    source_file_id: { type: 'uuid', nullable: true },
    slide_index: { type: 'integer' },
    is_hidden: { type: 'boolean' },
    title: { type: 'text' },
    slide_text: { type: 'text' },
    notes: { type: 'text' },
    layout_name: { type: 'text' },
    fonts: { type: 'text', array: true },
    colors: { type: 'text', array: true },
    aspect_ratio: { type: 'text' },
    content_hash: { type: 'text' },
  },
});

export function toSlideAsset(row: SlideAssetRow): SlideAsset {
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    sourceFileId: row.source_file_id,
    index: row.slide_index,
    isHidden: row.is_hidden,
    title: row.title,
    text: row.slide_text,
    notes: row.notes,
    layoutName: row.layout_name,
    fonts: row.fonts,
    colors: row.colors,
    aspectRatio: row.aspect_ratio,
    contentHash: row.content_hash,
  };
}

export function toSlideAssetRow(slide: SlideAsset): SlideAssetRow {
  return {
    organization_id: slide.tenant.organizationId,
    livemode: slide.tenant.livemode,
    id: slide.id,
    source_file_id: slide.sourceFileId,
    slide_index: slide.index,
    is_hidden: slide.isHidden,
    title: slide.title,
    slide_text: slide.text,
    notes: slide.notes,
    layout_name: slide.layoutName,
    fonts: slide.fonts,
    colors: slide.colors,
    aspect_ratio: slide.aspectRatio,
    content_hash: slide.contentHash,
  };
}
