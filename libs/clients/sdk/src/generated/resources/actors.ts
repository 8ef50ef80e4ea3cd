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
   * Returns the names of keys, OAuth applications and users, in the order of their ids: those behind `created_by`, and behind the actors of audit entries. Ids that the organization does not have in this mode are left out. A person who is signed in needs no scope. The list is not paged.
   *
   * It needs one of the scopes platform:read, platform:write.
   */
  list(query: ListActorsQuery, options?: RequestOptions): Pages<Actor, ActorList> {
    return this.api.list({ method: 'GET', path: '/actors', query, options });
  }
}
