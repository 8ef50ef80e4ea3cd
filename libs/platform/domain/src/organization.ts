import type { Actor, Metadata } from '@livery/kernel';

export type OrganizationType = 'company' | 'agency' | 'internal';

/** The tenant itself: one set of data for both modes. */
export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly type: OrganizationType;
  readonly website: string | null;
  readonly status: 'active' | 'suspended';
  readonly metadata: Metadata;
  readonly createdBy: Actor | null;
  readonly created: Date;
  readonly updated: Date;
}

export interface NewOrganization {
  readonly id: string;
  readonly name: string;
  readonly type: OrganizationType;
  readonly at: Date;
}

/** An organization as the operator makes it: active, with nothing in it. */
export function foundOrganization({ id, name, type, at }: NewOrganization): Organization {
  return { id, name, type, website: null, status: 'active', metadata: {}, createdBy: null, created: at, updated: at };
}
