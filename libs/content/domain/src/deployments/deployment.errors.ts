import { DomainError } from '@livery/kernel';
import { conflict } from '../content.errors.ts';

export const deploymentItemMissing = (param: string): DomainError =>
  new DomainError('missing', 'resource_missing', 'The organization has no such record of this kind in this mode.', {
    param,
  });

export const noActiveDeployment = (): DomainError =>
  new DomainError('missing', 'resource_missing', 'The channel has no active deployment in this mode.', {
    param: 'channel',
  });

export const activeChanged = (): DomainError =>
  new DomainError(
    'conflict',
    'active_changed',
    'Another deployment of the channel is active than you expect. Read it, and deploy again.',
    { param: 'expected_active' },
  );

export const deploymentHasBegun = (status: string): DomainError =>
  conflict(`The deployment can no longer be cancelled: it is ${status}. Deploy or roll back instead.`);

export const deploymentNeverActive = (status: string): DomainError =>
  conflict(`Only a deployment that was active before can be rolled back to. This one is ${status}.`);
