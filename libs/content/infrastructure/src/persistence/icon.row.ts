import type { Icon } from '@livery/content-domain';
import { type ActorColumns, actorColumns, actorOf } from '@livery/persistence';
import { EntitySchema } from 'typeorm';

export interface IconRow extends ActorColumns {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly set_id: string | null;
  readonly slug: string;
  readonly view_boxes: Readonly<Record<string, string>>;
  readonly color: string | null;
  readonly gradient_start: string | null;
  readonly gradient_end: string | null;
  readonly gradient_angle: number | null;
  readonly created: Date;
  readonly is_deleted: boolean;
}

export const IconRowSchema = new EntitySchema<IconRow>({
  name: 'icon',
  schema: 'content',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    set_id: { type: 'uuid', nullable: true },
    slug: { type: 'text' },
    view_boxes: { type: 'jsonb' },
    color: { type: 'text', nullable: true },
    gradient_start: { type: 'text', nullable: true },
    gradient_end: { type: 'text', nullable: true },
    gradient_angle: { type: 'double precision', nullable: true },
    created_by_kind: { type: 'text', nullable: true },
    created_by_id: { type: 'uuid', nullable: true },
    created: { type: 'timestamptz' },
    is_deleted: { type: 'boolean' },
  },
});

export function toIcon(row: IconRow): Icon {
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    setId: row.set_id,
    slug: row.slug,
    viewBoxes: row.view_boxes,
    color: row.color,
    gradientStart: row.gradient_start,
    gradientEnd: row.gradient_end,
    gradientAngle: row.gradient_angle,
    createdBy: actorOf(row),
    created: row.created,
    isDeleted: row.is_deleted,
  };
}

export function toIconRow(icon: Icon): IconRow {
  return {
    organization_id: icon.tenant.organizationId,
    livemode: icon.tenant.livemode,
    id: icon.id,
    set_id: icon.setId,
    slug: icon.slug,
    view_boxes: icon.viewBoxes,
    color: icon.color,
    gradient_start: icon.gradientStart,
    gradient_end: icon.gradientEnd,
    gradient_angle: icon.gradientAngle,
    ...actorColumns(icon.createdBy),
    created: icon.created,
    is_deleted: icon.isDeleted,
  };
}
