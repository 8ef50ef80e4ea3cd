import type { FontResource } from '@livery/brand-governance-contracts';
import type { Font } from '@livery/brand-governance-domain';
import { publicId, type Tenant } from '@livery/kernel';

/** A font, as its GET returns it and its events hold it. */
export function fontResource(font: Font, tenant: Tenant): FontResource {
  return {
    id: publicId('font', font.id),
    object: 'font',
    organization: publicId('org', tenant.organizationId),
    livemode: tenant.livemode,
    name: font.name,
    family: font.family,
    style: font.style,
    weight: font.weight,
    filename: font.file?.filename ?? null,
    content_type: font.file?.contentType ?? null,
    size_bytes: font.file?.sizeBytes ?? null,
    sha256: font.file?.sha256 ?? null,
    embeddable: font.file?.embeddable ?? null,
    roles: font.roles,
    scripts: font.scripts,
    fallbacks: font.fallbacks,
    uploaded_by: font.uploadedBy,
    metadata: font.metadata,
    created: font.created.toISOString(),
    updated: font.updated.toISOString(),
  };
}
