import { publicId, type Transaction } from '@livery/kernel';
import { blankEvents } from '@livery/messaging';
import { changeRows, deleteRowsOf, type ErasedRows, type Eraser } from '@livery/persistence';
import { announceCredentials } from './announce-credentials.ts';

/** A table comes before the tables that it refers to. */
const TABLES = [
  'platform.oauth_client_secret',
  'platform.oauth_application',
  'platform.membership',
  'platform.user',
  'platform.api_key',
  'platform.access_token',
  'platform.user_token',
  'platform.session',
  'platform.sign_in_link',
  'platform.audit_entry',
  'platform.request_log',
];

const ENTERED = 'update platform.session set entered = array_remove(entered, $1) where $1 = any(entered)';
const ORGANIZATION = 'delete from platform.organization where id = $1';
const MEMBERSHIP = 'delete from platform.membership where organization_id = $1 and user_id = $2';
const TOKENS = 'delete from platform.user_token where organization_id = $1 and user_id = $2';
const LINKS = 'delete from platform.sign_in_link where organization_id = $1 and (user_id = $2 or made_by = $2)';
/** The sessions that links of the person have opened for others. */
const INVITED = `
  update platform.session set invited_by = null, revoked_at = coalesce(revoked_at, now())
   where organization_id = $1 and invited_by = $2`;
const REQUESTS = `
  update platform.request_log set ip = null, user_agent = null
   where organization_id = $1 and principal_kind = 'user' and principal_id = $2`;
const USER = 'delete from platform.user where organization_id = $1 and id = $2';

/** Accounts belong to no organization. They end with the last user that is linked to them. */
const ACCOUNTS = `
  delete from platform.account a where not exists (select 1 from platform.user u where u.account_id = a.id)`;
const OF_ACCOUNTS = ['platform.session', 'platform.sign_in_link'];

/** Erases the organization itself, its users, credentials and logs. */
export const platformEraser: Eraser = {
  async eraseOrganization(organizationId, transaction) {
    const erased = await deleteRowsOf(organizationId, TABLES, transaction);
    await changeRows(ENTERED, [organizationId], transaction);
    const accounts = await eraseAccounts(transaction);
    const organizations = await changeRows(ORGANIZATION, [organizationId], transaction);
    await announceCredentials(organizationId, transaction);
    return new Map([...added(erased, accounts), ['platform.organization', organizations]]);
  },

  /** The audit log is not changed: of a person it contains only the id. */
  async erasePerson({ organizationId, userId }, transaction) {
    const memberships = await changeRows(MEMBERSHIP, [organizationId, userId], transaction);
    const tokens = await changeRows(TOKENS, [organizationId, userId], transaction);
    const links = new Map([['platform.sign_in_link', await changeRows(LINKS, [organizationId, userId], transaction)]]);
    await changeRows(INVITED, [organizationId, userId], transaction);
    const users = await changeRows(USER, [organizationId, userId], transaction);
    const accounts = await eraseAccounts(transaction);
    await announceCredentials(userId, transaction);
    const events = {
      organizationId,
      typePrefix: 'platform.user.',
      objectId: publicId('user', userId),
      replacement: { email: '[erased]', name: null },
    };
    return new Map([
      ['platform.membership', memberships],
      ['requests without their address and browser', await changeRows(REQUESTS, [organizationId, userId], transaction)],
      ['platform.user_token', tokens],
      ['platform.user', users],
      ...added(accounts, links),
      ['events without their email and name', await blankEvents(events, transaction)],
    ]);
  },
};

/** Erases the accounts that no user is linked to any more, with their sessions and links. */
async function eraseAccounts(transaction: Transaction): Promise<ErasedRows> {
  const erased = new Map([['platform.account', await changeRows(ACCOUNTS, [], transaction)]]);
  for (const table of OF_ACCOUNTS) {
    const statement = `delete from ${table} t where t.account_id is not null
       and not exists (select 1 from platform.account a where a.id = t.account_id)`;
    erased.set(table, await changeRows(statement, [], transaction));
  }
  return erased;
}

/** Adds up the rows that were erased from the same table in two ways. */
function added(some: ErasedRows, others: ErasedRows): ErasedRows {
  const sum = new Map(some);
  for (const [table, rows] of others) sum.set(table, (sum.get(table) ?? 0) + rows);
  return sum;
}
