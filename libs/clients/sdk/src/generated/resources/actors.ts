// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import type { Actor, ActorList } from '../schemas.ts';

/** The parameters of `GET /actors`. */
export type ListActorsQuery = {
  /** The ids of at most 100 keys, OAuth applications and users, separated by commas. */
  ids: string;
};

/** The operations of actors. */
export class ActorsResource {
  constructor(protected readonly api: Api) {}

  /**
   * List actors by their ids: `GET /actors`.
   *
   * Returns the names of keys, OAuth applications and users, in the order of their ids: those behind `created_by`, and behind the actors of audit entries. Ids that the organization does not have in this mode are left out. It answers keys and OAuth applications with `platform:read` or `platform:write`, and every person who is signed in, whatever the role, so that viewers see who made a record, too. Without one of these scopes a user has no email in the answer. The list is not paged.
   *
   * It needs one of the scopes platform:read, platform:write.
   */
  list(query: ListActorsQuery, options?: RequestOptions): Pages<Actor, ActorList> {
    return this.api.list({ method: 'GET', path: '/actors', query, options });
  }
}
