import { API_VERSIONS, DomainError } from '@livery/kernel';

export const tooManyWebhookEndpoints = (most: number): DomainError =>
  new DomainError(
    'conflict',
    'resource_conflict',
    `An organization has at most ${most} webhook endpoints in each mode. Delete one that is no longer needed.`,
  );

export const webhookEndpointDeleted = (): DomainError =>
  new DomainError(
    'conflict',
    'resource_conflict',
    'The webhook endpoint was deleted, so that nothing can be sent to it.',
  );

export const webhookEndpointDisabled = (): DomainError =>
  new DomainError('conflict', 'resource_conflict', 'The webhook endpoint is disabled. Enable it first.');

export const webhookUrlRefused = (reason: string): DomainError =>
  new DomainError('invalid', 'parameter_invalid', reason, { param: 'url' });

export const webhookApiVersionUnknown = (): DomainError =>
  new DomainError('invalid', 'api_version_unknown', `api_version must be one of: ${API_VERSIONS.join(', ')}.`, {
    param: 'api_version',
  });

/** The same for an event that never existed, is no longer kept, or belongs to another organization or mode. */
export const feedCursorInvalid = (): DomainError =>
  new DomainError(
    'invalid',
    'cursor_invalid',
    'after must be "start", or the id of an event of this organization and mode that is still kept.',
    { param: 'after' },
  );

export const signingOverlapOutOfRange = (max: number): DomainError =>
  new DomainError('invalid', 'parameter_invalid', `overlap_seconds must be from 0 to ${max}.`, {
    param: 'overlap_seconds',
  });

export const tooManySigningSecrets = (): DomainError =>
  new DomainError(
    'conflict',
    'resource_conflict',
    'Two secrets sign already. Wait until the older one ends, or rotate with overlap_seconds 0, which ends the older one at once.',
  );

export const testOfDisabledEndpoint = (): DomainError =>
  new DomainError('conflict', 'resource_conflict', 'A disabled endpoint cannot be tested. Enable it first.');

export const retryOfTest = (): DomainError =>
  new DomainError(
    'conflict',
    'resource_conflict',
    'A test is attempted once and cannot be retried. Test the endpoint again.',
  );

export const deliveryCursorInvalid = (param: string): DomainError =>
  new DomainError('invalid', 'cursor_invalid', `${param} must be the id of a record in this list.`, { param });
