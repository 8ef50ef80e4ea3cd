import type { Actor, Tenant } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { ActorDirectory, type NamedActor } from '@livery/platform-application';

interface ActorRow {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly is_deleted: boolean;
}

const KEYS = `
  select id, name, null as email, revoked_at is not null as is_deleted from platform.api_key
   where organization_id = $1 and livemode = $2 and id = any ($3)`;
const APPLICATIONS = `
  select id, name, null as email, status = 'disabled' as is_deleted from platform.oauth_application
   where organization_id = $1 and livemode = $2 and id = any ($3)`;
const USERS = `
  select u.id, u.name, u.email, u.status = 'disabled' or m.id is null as is_deleted
    from platform.user u
    left join platform.membership m on m.organization_id = u.organization_id and m.user_id = u.id
   where u.organization_id = $1 and u.id = any ($2)`;

export class PostgresActorDirectory extends ActorDirectory {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, actors: readonly Actor[]): Promise<readonly NamedActor[]> {
    const found = [
      await this.named('api_key', actors, KEYS, [organizationId, livemode]),
      await this.named('oauth_application', actors, APPLICATIONS, [organizationId, livemode]),
      await this.named('user', actors, USERS, [organizationId]),
    ];
    return found.flat();
  }

  private async named(
    kind: Actor['kind'],
    actors: readonly Actor[],
    statement: string,
    owner: readonly unknown[],
  ): Promise<readonly NamedActor[]> {
    const ids = actors.filter((actor) => actor.kind === kind).map(({ id }) => id);
    if (ids.length === 0) return [];
    const rows = await this.database.query<ActorRow>(statement, [...owner, ids]);
    return rows.map(({ is_deleted, ...row }) => ({ kind, ...row, isDeleted: is_deleted }));
  }
}
