import { type Actor, checkedMembers, checkedName, hasAtMost, mergeMetadata, type Metadata } from '@livery/kernel';
import { websiteInvalid } from './platform.errors.ts';

export type OrganizationType = 'company' | 'agency' | 'internal';

const MAX_WEBSITE = 2_048;
const WEBSITE = /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i;

/** An organization, which is a tenant of the service. It has one record for both modes. */
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

/** What a caller changes. Fields that are undefined stay; metadata is merged; a null website removes the website. */
export interface OrganizationAmendment {
  readonly name?: string | undefined;
  readonly type?: OrganizationType | undefined;
  readonly website?: string | null | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** Creates an active organization. @throws DomainError `parameter_invalid` if the name is invalid */
export function newOrganization({ id, name, type, at }: NewOrganization): Organization {
  return {
    id,
    name: checkedName(name, 'name'),
    type,
    website: null,
    status: 'active',
    metadata: {},
    createdBy: null,
    created: at,
    updated: at,
  };
}

/** Changes an organization. @returns the same object if nothing changes @throws DomainError `parameter_invalid` */
export function amendOrganization(
  organization: Organization,
  { metadata, name, type, website }: OrganizationAmendment,
  at: Date,
): Organization {
  const amended: Organization = {
    ...organization,
    type: type ?? organization.type,
    ...checkedMembers({
      name: () => (name === undefined ? organization.name : checkedName(name, 'name')),
      website: () => (website === undefined ? organization.website : checkedWebsite(website)),
      metadata: () => mergeMetadata(organization.metadata, metadata),
    }),
  };
  return JSON.stringify(amended) === JSON.stringify(organization) ? organization : { ...amended, updated: at };
}

/** Changes the status, which only the operator may do. @returns the same object if nothing changes */
export function withStatus(organization: Organization, status: Organization['status'], at: Date): Organization {
  return organization.status === status ? organization : { ...organization, status, updated: at };
}

function checkedWebsite(website: string | null): string | null {
  if (website !== null && (!hasAtMost(website, MAX_WEBSITE) || !WEBSITE.test(website))) throw websiteInvalid();
  return website;
}
