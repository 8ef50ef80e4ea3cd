import { randomBytes } from 'node:crypto';
import { migrateDatabase } from '@livery/composition';
import { publicId, SCOPES } from '@livery/kernel';
import { organizationIdOf, readArguments, scopesOf } from './arguments.ts';
import { eraseOrganization } from './erase-organization.ts';
import { erasePerson } from './erase-person.ts';
import { pepperUse } from './pepper-use.ts';
import { UsageError } from './usage-error.ts';
import { configuredSecretKeys, withDatabase, withOperator } from './with-service.ts';

export interface Command {
  readonly usage: string;
  readonly summary: string;
  /** @throws UsageError, or what goes wrong */
  readonly run: (words: readonly string[]) => Promise<void>;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const TYPES = ['company', 'agency', 'internal'] as const;

/** By name; what they tell goes to standard output. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'organizations create': {
    usage: '--name <name> --owner <email> [--owner-name <name>] [--type company|agency|internal]',
    summary:
      'Founds an organization with its first owner, and a live and a test key with every scope, shown this once.',
    run: createOrganization,
  },
  'organizations list': {
    usage: '[--limit <1 to 1000>]',
    summary: 'Lists organizations, newest first.',
    run: listOrganizations,
  },
  'organizations suspend': {
    usage: '<org_…>',
    summary: 'Has every credential of an organization refused within a second.',
    run: (words) => setStatus(words, 'suspended'),
  },
  'organizations resume': {
    usage: '<org_…>',
    summary: 'Lets a suspended organization go on.',
    run: (words) => setStatus(words, 'active'),
  },
  'organizations erase': {
    usage: '<org_…> --yes',
    summary: 'Erases an organization with all that belongs to it, for good, and reports what went.',
    run: erase,
  },
  'people erase': {
    usage: '<org_…> <email or user_…> --yes',
    summary: 'Erases one person from an organization, also from its events, and reports what went.',
    run: erasePersonOf,
  },
  'keys create': {
    usage: '<org_…> --name <name> [--scopes a,b] [--test]',
    summary: 'Makes a secret key, of every scope unless told otherwise, shown this once.',
    run: createKey,
  },
  'pepper rotate': {
    usage: '',
    summary: 'Prints LIVERY_SECRET_KEYS with a new version in front: set it for every process, and restart them.',
    run: rotatePepper,
  },
  'pepper use': {
    usage: '',
    summary: 'Counts the credentials that each version of the key material still serves. Use hashes them anew.',
    run: showPepperUse,
  },
  migrate: { usage: '', summary: 'Brings the database to the present schema.', run: migrate },
};

async function createOrganization(words: readonly string[]): Promise<void> {
  const given = readArguments(words, { name: text, owner: text, 'owner-name': text, type: text }, 0);
  const [name, owner] = [given.text('name'), given.text('owner')];
  if (name === undefined || owner === undefined) throw new UsageError('--name and --owner are needed.');
  const type = TYPES.find((known) => known === (given.text('type') ?? 'company'));
  if (type === undefined) throw new UsageError(`--type is one of ${TYPES.join(', ')}.`);
  await withOperator(async (operator) => {
    const organizationId = await operator.foundOrganization(name, type);
    const userId = await operator.addOwner(organizationId, owner, given.text('owner-name') ?? null);
    const keyOf = (livemode: boolean): Promise<string> =>
      operator.issueKey({ tenant: { organizationId, livemode }, name: 'First', prefixType: 'sk', scopes: SCOPES });
    console.log(`organization  ${publicId('org', organizationId)}`);
    console.log(`owner         ${publicId('user', userId)}`);
    console.log(`live key      ${await keyOf(true)}`);
    console.log(`test key      ${await keyOf(false)}`);
  });
}

async function listOrganizations(words: readonly string[]): Promise<void> {
  const limit = Number(readArguments(words, { limit: text }, 0).text('limit') ?? '100');
  if (!Number.isInteger(limit) || limit < 1 || limit > 1_000) throw new UsageError('--limit is from 1 to 1000.');
  await withOperator(async (operator) => {
    for (const { id, status, created, name } of await operator.listOrganizations(limit)) {
      console.log(`${publicId('org', id)}  ${status.padEnd(9)}  ${created.toISOString()}  ${name}`);
    }
  });
}

async function setStatus(words: readonly string[], status: 'active' | 'suspended'): Promise<void> {
  const id = readArguments(words, {}, 1).word(0, 'The organization');
  const organizationId = organizationIdOf(id);
  await withOperator((operator) => operator.setStatus(organizationId, status));
  console.log(`${id} is ${status}.`);
}

async function erase(words: readonly string[]): Promise<void> {
  const given = readArguments(words, { yes: flag }, 1);
  const id = given.word(0, 'The organization');
  const organizationId = organizationIdOf(id);
  if (!given.isSet('yes')) throw new UsageError(`This erases ${id} for good. Add --yes to do so.`);
  await withOperator((operator) => operator.setStatus(organizationId, 'suspended'));
  report(await withDatabase((database) => eraseOrganization(database, organizationId)));
  console.log(`${id} is erased.`);
}

async function erasePersonOf(words: readonly string[]): Promise<void> {
  const given = readArguments(words, { yes: flag }, 2);
  const organizationId = organizationIdOf(given.word(0, 'The organization'));
  const person = given.word(1, 'The person');
  if (!given.isSet('yes')) throw new UsageError('This erases a person for good. Add --yes to do so.');
  report(await withDatabase((database) => erasePerson(database, organizationId, person)));
  console.log('What repeats of their last requests are answered with is encrypted, and gone within 24 hours.');
}

async function createKey(words: readonly string[]): Promise<void> {
  const given = readArguments(words, { name: text, scopes: text, test: flag }, 1);
  const tenant = {
    organizationId: organizationIdOf(given.word(0, 'The organization')),
    livemode: !given.isSet('test'),
  };
  const list = given.text('scopes');
  const scopes = list === undefined ? SCOPES : scopesOf(list);
  const name = given.text('name');
  if (name === undefined) throw new UsageError('--name is needed.');
  console.log(await withOperator((operator) => operator.issueKey({ tenant, name, prefixType: 'sk', scopes })));
}

async function rotatePepper(words: readonly string[]): Promise<void> {
  readArguments(words, {}, 0);
  const present = process.env['LIVERY_SECRET_KEYS'] ?? '';
  const version = configuredSecretKeys().current.version + 1;
  console.log(`${version}:${randomBytes(32).toString('base64')},${present}`);
}

async function showPepperUse(words: readonly string[]): Promise<void> {
  readArguments(words, {}, 0);
  const { current } = configuredSecretKeys();
  const uses = await withDatabase(pepperUse);
  for (const { kind, version, count } of uses) console.log(`version ${version}  ${kind.padEnd(14)}  ${count}`);
  const isUnused = uses.every(({ version }) => version === current.version);
  console.log(isUnused ? 'Older versions serve no credential.' : 'Keep older versions until nothing is left of them.');
}

async function migrate(words: readonly string[]): Promise<void> {
  readArguments(words, {}, 0);
  const ran = await withDatabase(migrateDatabase);
  for (const name of ran) console.log(`ran ${name}`);
  console.log(ran.length === 0 ? 'The database was up to date.' : 'The database is up to date now.');
}

function report(went: ReadonlyMap<string, number>): void {
  for (const [what, count] of went) if (count > 0) console.log(`${String(count).padStart(8)}  ${what}`);
}
