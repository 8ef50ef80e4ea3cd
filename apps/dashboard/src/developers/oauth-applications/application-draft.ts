import type { CreateOAuthApplicationRequest, OAuthApplication, UpdateOAuthApplicationRequest } from '@livery/sdk';
import { areSameScopes } from '../scopes/scope-areas.ts';

/** What the form of an application holds. */
export interface ApplicationDraft {
  readonly name: string;
  readonly description: string;
  readonly scopes: readonly string[];
  /** The lifetime of a token in seconds. */
  readonly lifetime: number;
}

const HOUR = 3600;

export const NEW_APPLICATION: ApplicationDraft = { name: '', description: '', scopes: [], lifetime: HOUR };

/** The form of an application that exists. */
export function draftOf(application: OAuthApplication): ApplicationDraft {
  return {
    name: application.name,
    description: application.description ?? '',
    scopes: application.requested_scopes,
    lifetime: application.token_lifetime,
  };
}

export function creationOf({ name, description, scopes, lifetime }: ApplicationDraft): CreateOAuthApplicationRequest {
  return {
    name,
    ...(description !== '' && { description }),
    requested_scopes: [...scopes],
    ...(lifetime !== HOUR && { token_lifetime: lifetime }),
  };
}

/** The fields that the form has changed, so that the changes of others are kept. */
export function changeOf(application: OAuthApplication, draft: ApplicationDraft): UpdateOAuthApplicationRequest {
  const before = draftOf(application);
  return {
    ...(draft.name !== before.name && { name: draft.name }),
    ...(draft.description !== before.description && {
      description: draft.description === '' ? null : draft.description,
    }),
    ...(!areSameScopes(draft.scopes, before.scopes) && { requested_scopes: [...draft.scopes] }),
    ...(draft.lifetime !== before.lifetime && { token_lifetime: draft.lifetime }),
  };
}
