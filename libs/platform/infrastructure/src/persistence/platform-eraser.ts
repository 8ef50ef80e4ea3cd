import { publicId } from '@livery/kernel';
import { blankEvents } from '@livery/messaging';
import { changeRows, deleteRowsOf, type Eraser } from '@livery/persistence';

/** A table comes before the tables that it refers to. */
const TABLES = [
  'platform.oauth_client_secret',
  'platform.oauth_application',
  'platform.membership',
  'platform.user',
  'platform.api_key',
  'platform.access_token',
  'platform.audit_entry',
  'platform.request_log',
];

const ORGANIZATION = 'delete from platform.organization where id = $1';
const MEMBERSHIP = 'delete from platform.membership where organization_id = $1 and user_id = $2';
const USER = 'delete from platform.user where organization_id = $1 and id = $2';

/** Erases the organization itself, its users, credentials and logs. */
export const platformEraser: Eraser = {
  async eraseOrganization(organizationId, transaction) {
    const erased = await deleteRowsOf(organizationId, TABLES, transaction);
    const organizations = await changeRows(ORGANIZATION, [organizationId], transaction);
    return new Map([...erased, ['platform.organization', organizations]]);
  },

  /** The audit log is not changed: of a person it contains only the id. */
  async erasePerson({ organizationId, userId }, transaction) {
    const memberships = await changeRows(MEMBERSHIP, [organizationId, userId], transaction);
    const users = await changeRows(USER, [organizationId, userId], transaction);
    const events = {
      organizationId,
      typePrefix: 'platform.user.',
      objectId: publicId('user', userId),
      replacement: { email: '[erased]', name: null },
    };
    return new Map([
      ['platform.membership', memberships],
      ['platform.user', users],
      ['events without their email and name', await blankEvents(events, transaction)],
    ]);
  },
};
