import { Controller, Query } from '@nestjs/common';
import { CurrentPrincipal, Endpoint, listEnvelope, type ListEnvelope, listSchema } from '@livery/http';
import type { Principal } from '@livery/kernel';
import { ActorDirectory, actorResource } from '@livery/platform-application';
import { type ActorResource, actorSchema } from '@livery/platform-contracts';
import { askedActors, ListActorsQuery } from './list-actors.query.ts';
import { READ_PLATFORM } from './platform-scopes.ts';

/** The names behind `created_by` and behind the actors of audit entries and requests. */
@Controller()
export class ActorsController {
  constructor(private readonly actors: ActorDirectory) {}

  @Endpoint({
    method: 'GET',
    path: '/actors',
    operationId: 'listActors',
    area: 'Platform',
    summary: 'List actors by their ids',
    description:
      'Returns the names of keys, OAuth applications and users, in the order of their ids: those behind `created_by`, and behind the actors of audit entries. Ids that the organization does not have in this mode are left out. It answers keys and OAuth applications with `platform:read` or `platform:write`, and every person who is signed in, whatever the role, so that viewers see who made a record, too. Without one of these scopes a user has no email in the answer. The list is not paged.',
    scopes: READ_PLATFORM,
    allPeople: true,
    response: listSchema(actorSchema),
    errors: ['parameter_missing'],
  })
  async list(
    @CurrentPrincipal() { tenant, scopes }: Principal,
    @Query() query: ListActorsQuery,
  ): Promise<ListEnvelope<ActorResource>> {
    const asked = askedActors(query);
    const found = new Map((await this.actors.find(tenant, asked)).map((actor) => [actor.id, actor]));
    const showsEmail = READ_PLATFORM.some((scope) => scopes.includes(scope));
    const items = asked.flatMap(({ id }) => found.get(id) ?? []).map((actor) => actorResource(actor, showsEmail));
    return listEnvelope({ items, hasMore: false }, '/actors');
  }
}
