import { Body, Controller, Req, Res, UseGuards } from '@nestjs/common';
import { clientAddress, Endpoint, withoutSecrets } from '@livery/http';
import { parsePublicId } from '@livery/kernel';
import {
  type Browser,
  SetPassword,
  sessionResource,
  type SignedIn,
  SignInByLink,
  SignInByPassword,
  StepUp,
  UnscopedAccounts,
} from '@livery/platform-application';
import { type SessionResource, sessionSchema } from '@livery/platform-contracts';
import { assertShown, type Session, signInAmbiguous } from '@livery/platform-domain';
import type { Request, Response } from 'express';
import { GuardedSignIn } from '../sessions/guarded-sign-in.ts';
import { isLocalRequest } from '../sessions/is-local-request.ts';
import { BrowserCookies } from '../sessions/browser-cookies.ts';
import { KnownBrowsers } from '../sessions/known-browsers.ts';
import { CurrentSession, SessionGuard } from '../sessions/session.guard.ts';
import { PasswordRequest } from './password.request.ts';
import { SignInRequest } from './sign-in.request.ts';

const MAX_USER_AGENT = 200;
/** A UUID that no organization has. */
const UNKNOWN_ORGANIZATION = '00000000-0000-0000-0000-000000000000';

/** Signs people in with this browser, and lets them confirm who they are. */
@Controller()
@UseGuards(SessionGuard)
export class SignInController {
  constructor(
    private readonly guarded: GuardedSignIn,
    private readonly browsers: KnownBrowsers,
    private readonly cookies: BrowserCookies,
    private readonly accounts: UnscopedAccounts,
    private readonly signInByLink: SignInByLink,
    private readonly signInByPassword: SignInByPassword,
    private readonly stepUp: StepUp,
    private readonly setPassword: SetPassword,
  ) {}

  @Endpoint({
    method: 'POST',
    path: '/sessions',
    operationId: 'createSession',
    area: 'Sign-in',
    summary: 'Sign in',
    description:
      'Signs a person in, by a link or by email and password. A link of a member accepts the invitation and opens one organization only. The response sets the cookie of the session, which only pages of the service itself can use. After failures, further attempts are delayed. Of more than 20 open sessions of a person, the oldest one ends.',
    scopes: 'public',
    status: 201,
    response: sessionSchema,
    errors: [
      'origin_forbidden',
      'sign_in_failed',
      'sign_in_link_invalid',
      'sign_in_to_join',
      'organization_suspended',
      'too_many_failures',
    ],
    idempotent: false,
  })
  async signIn(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body() { sign_in_link: link, first_run: firstRun, email, password, organization }: SignInRequest,
  ): Promise<SessionResource> {
    const browser = browserOf(request);
    if (typeof link === 'string' && email == null && password == null && organization == null) {
      // Nobody guesses 256 bits, so that failures need no limit, which would keep others behind the same address from signing in.
      const place = { isLocal: isLocalRequest(request), isFirstRun: firstRun === true };
      return this.opened(response, await this.signInByLink.execute(link, browser, place));
    }
    if (typeof email !== 'string' || typeof password !== 'string' || link != null || firstRun === true) {
      throw signInAmbiguous();
    }
    const organizationId = organization == null ? null : (parsePublicId('org', organization) ?? UNKNOWN_ORGANIZATION);
    const account = await this.accounts.findForPassword(email, organizationId);
    // Somebody who knows the password of another account with this email must get no further guesses by it.
    const person = account?.id ?? `${email.toLowerCase()}\n${organizationId ?? ''}`;
    const attempt = () => this.signInByPassword.execute(account, password, browser);
    const signedIn = await this.guarded.byPassword(request, person, attempt);
    const opened = this.opened(response, signedIn);
    this.browsers.remember(response, person);
    return opened;
  }

  @Endpoint({
    method: 'POST',
    path: '/sessions/current/step_up',
    operationId: 'stepUpSession',
    area: 'Sign-in',
    summary: 'Confirm the password',
    description:
      'Confirms the password of the person who is signed in. For ten minutes, tokens of the session may then do what answers `step_up_required` otherwise. The cookie of the session is replaced.',
    scopes: 'session',
    response: sessionSchema,
    errors: ['origin_forbidden', 'password_wrong', 'password_missing', 'session_changed', 'too_many_failures'],
    idempotent: false,
  })
  async confirm(
    @Req() request: Request,
    @CurrentSession() session: Session,
    @Res({ passthrough: true }) response: Response,
    @Body() { password, session: shown }: PasswordRequest,
  ): Promise<SessionResource> {
    assertShown(session, shown);
    const attempt = () => this.stepUp.execute(session, password);
    const opened = this.opened(response, await this.guarded.inSession(request, session, attempt));
    this.browsers.remember(response, session.accountId);
    return opened;
  }

  @Endpoint({
    method: 'PUT',
    path: '/sessions/current/password',
    operationId: 'setPassword',
    area: 'Sign-in',
    summary: 'Set the password',
    description:
      'Sets the password of the person who is signed in, within ten minutes of the sign-in or of the last confirmation. All other sessions of the person end, and all unused links. A session that was opened by a link of a member can do so only if the account has no other organization, and a password only after it was confirmed in this session.',
    scopes: 'session',
    response: sessionSchema,
    errors: ['origin_forbidden', 'step_up_required', 'session_changed', 'session_restricted'],
    idempotent: false,
  })
  async change(
    @CurrentSession() session: Session,
    @Res({ passthrough: true }) response: Response,
    @Body() { password, session: shown }: PasswordRequest,
  ): Promise<SessionResource> {
    assertShown(session, shown);
    await this.setPassword.execute(session, password);
    this.browsers.remember(response, session.accountId);
    return sessionResource(session, session.id);
  }

  private opened(response: Response, { session, secret }: SignedIn): SessionResource {
    this.cookies.set(response, 'session', secret, session.expiresAt);
    return sessionResource(session, session.id);
  }
}

function browserOf(request: Request): Browser {
  const userAgent = request.headers['user-agent'];
  return {
    ip: clientAddress(request),
    userAgent: userAgent === undefined ? null : withoutSecrets(userAgent, MAX_USER_AGENT),
  };
}
