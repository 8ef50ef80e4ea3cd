import { Body, Controller, Req, UseGuards } from '@nestjs/common';
import { CurrentPrincipal, Endpoint, IdParam } from '@livery/http';
import type { Principal } from '@livery/kernel';
import {
  CreateInvitationLink,
  invitationLinkResource,
  JoinByLink,
  membershipResource,
} from '@livery/platform-application';
import {
  type InvitationLinkResource,
  invitationLinkSchema,
  type MembershipResource,
  membershipSchema,
} from '@livery/platform-contracts';
import type { Session } from '@livery/platform-domain';
import type { Request } from 'express';
import { PublicAddress } from '../sessions/public-address.ts';
import { CurrentSession, SessionGuard } from '../sessions/session.guard.ts';
import { JoinRequest } from './join.request.ts';
import { WRITE_PLATFORM } from './platform-scopes.ts';

/** The links by which members let each other in. */
@Controller()
export class InvitationLinksController {
  constructor(
    private readonly createInvitationLink: CreateInvitationLink,
    private readonly joinByLink: JoinByLink,
    private readonly address: PublicAddress,
  ) {}

  @Endpoint({
    method: 'POST',
    path: '/memberships/:id/invitation_link',
    operationId: 'createInvitationLink',
    area: 'Platform',
    summary: 'Create an invitation link',
    description:
      'Creates a link by which a person accepts the invitation, or signs in again without a password. It opens this organization only, can be used once within seven days, and ends with the older links of the membership, with a change of the role, and with the right of its maker to make it. The sessions that it has opened end with a change of the role and with that right, too. Only a person who is signed in can make it, with all scopes of the role; only owners make links for owners.',
    scopes: WRITE_PLATFORM,
    livemodeOnly: true,
    stepUp: true,
    status: 201,
    response: invitationLinkSchema,
    errors: [
      'livemode_required',
      'resource_missing',
      'resource_conflict',
      'user_token_required',
      'scope_delegation_forbidden',
      'owner_required',
    ],
    idempotent: false,
  })
  async create(
    @CurrentPrincipal() principal: Principal,
    @IdParam('mem') id: string,
    @Req() request: Request,
  ): Promise<InvitationLinkResource> {
    const created = await this.createInvitationLink.execute(principal, id);
    request.res?.setHeader('Cache-Control', 'no-store');
    return invitationLinkResource(created, id, this.address.originFor(request));
  }

  @Endpoint({
    method: 'POST',
    path: '/sessions/current/memberships',
    operationId: 'joinOrganization',
    area: 'Sign-in',
    summary: 'Join an organization',
    description:
      'Accepts the invitation of a link of a member, for the person who is signed in. People whose account opens other organizations, too, join only in this way, within ten minutes after the password was typed. All other sessions of the person end, and all unused links.',
    scopes: 'session',
    response: membershipSchema,
    errors: [
      'origin_forbidden',
      'sign_in_link_invalid',
      'account_mismatch',
      'session_restricted',
      'step_up_required',
      'organization_suspended',
    ],
    idempotent: false,
  })
  @UseGuards(SessionGuard)
  async join(
    @CurrentSession() session: Session,
    @Body() { sign_in_link: link }: JoinRequest,
  ): Promise<MembershipResource> {
    return membershipResource(await this.joinByLink.execute(session, link), true);
  }
}
