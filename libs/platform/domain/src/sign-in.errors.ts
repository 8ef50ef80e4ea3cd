import { DomainError } from '@livery/kernel';

export const sessionRequired = (): DomainError =>
  new DomainError('unauthenticated', 'session_required', 'You are not signed in, or your session has ended. Sign in.', {
    scheme: 'Session',
  });

/** The message is the same whether the account exists or not. */
export const signInFailed = (): DomainError =>
  new DomainError('unauthenticated', 'sign_in_failed', 'There is no account with this email and password.', {
    scheme: 'Session',
  });

export const linkInvalid = (): DomainError =>
  new DomainError(
    'unauthenticated',
    'sign_in_link_invalid',
    'This link has been used or replaced, has expired or was never valid, or what it opens has changed. Ask for a new one.',
    { scheme: 'Session' },
  );

export const signInToJoin = (): DomainError =>
  new DomainError(
    'forbidden',
    'sign_in_to_join',
    'Your account opens another organization, too, so that this link alone does not sign you in. Sign in, then open the link again. If you have no password, ask the operator for a link.',
  );

export const accountMismatch = (): DomainError =>
  new DomainError('forbidden', 'account_mismatch', 'This link is for another person. Sign out, and open it again.');

export const sessionRestricted = (): DomainError =>
  new DomainError(
    'forbidden',
    'session_restricted',
    'You have signed in by a link that opens one organization only. Sign in by your password, or ask the operator for a link.',
  );

export const memberDisabled = (): DomainError =>
  new DomainError('conflict', 'resource_conflict', 'This person is disabled. Change the status of the user first.');

export const memberEmailImpossible = (): DomainError =>
  new DomainError(
    'conflict',
    'resource_conflict',
    'People sign in with an email of ASCII characters only. Invite this person with another email.',
  );

export const tooManySignIns = (): DomainError =>
  new DomainError('rate_limited', 'rate_limited', 'You have signed in too often. Try again in a minute.', {
    retryAfter: 60,
  });

export const accountMissing = (): DomainError =>
  new DomainError('missing', 'resource_missing', 'There is no account with this email.');

export const sessionChanged = (): DomainError =>
  new DomainError(
    'conflict',
    'session_changed',
    'Another person, or a new session, is signed in with this browser. Load the page again.',
    { param: 'session' },
  );

export const passwordWrong = (): DomainError =>
  new DomainError('forbidden', 'password_wrong', 'This is not your password.', { param: 'password' });

export const passwordMissing = (): DomainError =>
  new DomainError(
    'conflict',
    'password_missing',
    'You have no password yet. Set one after you have signed in by a link.',
  );

export const accountEmailInvalid = (): DomainError =>
  new DomainError('invalid', 'parameter_invalid', 'People sign in with an email of ASCII characters only.', {
    param: 'email',
  });

/** @param names of the other organizations */
export const opensOthers = (names: readonly string[]): DomainError =>
  new DomainError(
    'conflict',
    'resource_conflict',
    `This person is a member of other organizations, too: ${names.join(', ')}. The link would open all of them.`,
  );

export const accountInUse = (): DomainError =>
  new DomainError(
    'conflict',
    'resource_conflict',
    'There is an account with this email, and it is in use without this organization. Nobody has proved that it is the account of this person. Let the person sign in and join by the link of a member, or empty the account.',
  );

export const originForbidden = (): DomainError =>
  new DomainError('forbidden', 'origin_forbidden', 'Sessions can be used only by pages of this service.');

export const linkNotLocal = (): DomainError =>
  new DomainError(
    'forbidden',
    'origin_forbidden',
    'This link works only in a browser on the machine of the service, at its own address and without a proxy.',
  );

export const passwordTooShort = (min: number): DomainError =>
  new DomainError('invalid', 'parameter_invalid', `password must have at least ${min} characters.`, {
    param: 'password',
  });

export const passwordTooLong = (max: number): DomainError =>
  new DomainError('invalid', 'parameter_invalid', `password must have at most ${max} characters.`, {
    param: 'password',
  });

export const passwordTooUniform = (min: number): DomainError =>
  new DomainError('invalid', 'parameter_invalid', `password must have at least ${min} different characters.`, {
    param: 'password',
  });

export const passwordIsEmail = (): DomainError =>
  new DomainError(
    'invalid',
    'parameter_invalid',
    'password must be more than your email, or its first part, with digits or signs. Add words.',
    { param: 'password' },
  );

export const signInAmbiguous = (): DomainError =>
  new DomainError('invalid', 'parameter_invalid', 'Send either sign_in_link, or email and password.', {
    param: 'sign_in_link',
  });

export const signInBusy = (): DomainError =>
  new DomainError('unavailable', 'unavailable', 'Too many people sign in at the same time. Try again in a second.', {
    retryAfter: 1,
  });
