import { parsePublicId, publicId } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { deletedRows } from './delete-organization.ts';

/** What is left of a person in the events that told of them. */
const ERASED = '{"email": "[erased]", "name": null}';

/**
 * Deletes a person of an organization with their membership, and takes email and name out of the events that hold them.
 * @param person email, whatever its case, or `user_…`
 * @returns how much went, by what it was
 * @throws Error when the organization knows nobody by that name
 */
export async function deletePerson(
  database: Database,
  organizationId: string,
  person: string,
): Promise<ReadonlyMap<string, number>> {
  return database.dataSource.transaction(async (connection) => {
    await connection.query('set local statement_timeout = 0');
    const rows = await connection.query<{ readonly id: string }[]>(
      'select id from platform.user where organization_id = $1 and (lower(email) = lower($2) or id = $3) for update',
      [organizationId, person, parsePublicId('user', person) ?? null],
    );
    const [user] = rows;
    if (user === undefined) throw new Error('This organization knows nobody by that email or id.');
    const who = [organizationId, user.id];
    const memberships: unknown = await connection.query(
      'delete from platform.membership where organization_id = $1 and user_id = $2',
      who,
    );
    const users: unknown = await connection.query(
      'delete from platform.user where organization_id = $1 and id = $2',
      who,
    );
    const events: unknown = await connection.query(
      `update messaging.event
          set data = jsonb_build_object('object', (data->'object') || $3::jsonb, 'previous_attributes', '{}'::jsonb)
        where organization_id = $1 and type like 'platform.user.%' and data->'object'->>'id' = $2`,
      [organizationId, publicId('user', user.id), ERASED],
    );
    return new Map([
      ['memberships', deletedRows(memberships)],
      ['users', deletedRows(users)],
      ['events without their email and name', deletedRows(events)],
    ]);
  });
}
