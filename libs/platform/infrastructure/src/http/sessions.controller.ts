import { Body, Controller, Req, UseGuards } from '@nestjs/common';
import { Endpoint, IdParam, type ListEnvelope, listEnvelope, listSchema } from '@livery/http';
import {
  Clock,
  type FromSchema,
  idSchema,
  namedSchema,
  parsePublicId,
  publicId,
  resourceMissing,
} from '@livery/kernel';
import {
  ActorDirectory,
  currentSessionResource,
  EndSession,
  IssueUserToken,
  type NamedActor,
  sessionResource,
  UnscopedAccounts,
  UnscopedSessions,
  userTokenResource,
} from '@livery/platform-application';
import {
  type CurrentSessionResource,
  currentSessionSchema,
  type SessionResource,
  sessionSchema,
  type UserTokenResource,
  userTokenSchema,
} from '@livery/platform-contracts';
import { assertShown, type Session, sessionRequired } from '@livery/platform-domain';
import type { Request } from 'express';
import { BrowserCookies } from '../sessions/browser-cookies.ts';
import { CurrentSession, SessionGuard } from '../sessions/session.guard.ts';
import { CreateUserTokenRequest } from './create-user-token.request.ts';

const endedSchema = namedSchema({
  title: 'EndedSession',
  description: 'A session that has been ended.',
  properties: { id: idSchema('sess'), object: { const: 'session' }, deleted: { const: true } },
  example: { id: 'sess_0350tEyI3ThR2kZQtU0Onj', object: 'session', deleted: true },
});

/** The sessions of the person who is signed in with this browser. */
@Controller()
@UseGuards(SessionGuard)
export class SessionsController {
  constructor(
    private readonly accounts: UnscopedAccounts,
    private readonly sessions: UnscopedSessions,
    private readonly actors: ActorDirectory,
    private readonly issueUserToken: IssueUserToken,
    private readonly endSession: EndSession,
    private readonly cookies: BrowserCookies,
    private readonly clock: Clock,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/sessions',
    operationId: 'listSessions',
    area: 'Sign-in',
    summary: 'List sessions',
    description:
      'Lists the sessions of the person who is signed in, newest first, at most 100. Sessions that have ended are left out; a session that opens one organization only sees those that do the same.',
    scopes: 'session',
    response: listSchema(sessionSchema),
  })
  async list(@CurrentSession() session: Session): Promise<ListEnvelope<SessionResource>> {
    const open = await this.sessions.open(session, this.clock.now());
    const items = open.map((one) => sessionResource(one, session.id));
    return listEnvelope({ items, hasMore: false }, '/sessions');
  }

  @Endpoint({
    method: 'GET',
    path: '/sessions/current',
    operationId: 'retrieveCurrentSession',
    area: 'Sign-in',
    summary: 'Retrieve the current session',
    description: 'Returns the session of this browser, with the organizations that its person is an active member of.',
    scopes: 'session',
    response: currentSessionSchema,
  })
  async retrieveCurrent(@CurrentSession() session: Session): Promise<CurrentSessionResource> {
    const account = await this.accounts.find(session.accountId);
    if (account === null) throw sessionRequired();
    const memberships = await this.accounts.memberships(session);
    return currentSessionResource(session, account, memberships, await this.inviterOf(session));
  }

  @Endpoint({
    method: 'POST',
    path: '/sessions/current/token',
    operationId: 'createUserToken',
    area: 'Sign-in',
    summary: 'Create a user token',
    description:
      'Exchanges the session for a bearer credential of one organization and mode. It has the scopes of the role of the person, which are read again at each request, and is valid for ten minutes. It ends with the session.',
    scopes: 'session',
    status: 201,
    response: userTokenSchema,
    errors: ['origin_forbidden', 'resource_missing', 'organization_suspended', 'session_changed'],
    idempotent: false,
  })
  async createToken(
    @CurrentSession() session: Session,
    @Body() { organization, livemode, session: shown }: CreateUserTokenRequest,
  ): Promise<UserTokenResource> {
    assertShown(session, shown);
    const organizationId = parsePublicId('org', organization);
    if (organizationId === undefined) throw resourceMissing();
    return userTokenResource(await this.issueUserToken.execute(session, { organizationId, livemode }));
  }

  @Endpoint({
    method: 'DELETE',
    path: '/sessions/:id',
    operationId: 'deleteSession',
    area: 'Sign-in',
    summary: 'End a session',
    description: 'Ends a session of the person who is signed in. The tokens of the session end within a second.',
    scopes: 'session',
    response: endedSchema,
    errors: ['origin_forbidden', 'resource_missing'],
    idempotent: false,
  })
  async end(
    @CurrentSession() session: Session,
    @IdParam('sess') id: string,
    @Req() { res: response }: Request,
  ): Promise<FromSchema<typeof endedSchema>> {
    await this.endSession.execute(session, id);
    if (id === session.id && response !== undefined) this.cookies.clear(response, 'session');
    return { id: publicId('sess', id), object: 'session', deleted: true };
  }

  private async inviterOf({ organizationId, invitedBy }: Session): Promise<NamedActor | undefined> {
    if (organizationId === null || invitedBy === null) return undefined;
    const [inviter] = await this.actors.find({ organizationId, livemode: true }, [{ kind: 'user', id: invitedBy }]);
    return inviter;
  }
}
