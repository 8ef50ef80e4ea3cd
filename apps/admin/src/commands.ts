import type { Command } from './command.ts';

/** Every command by its name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'organizations create': {
    usage: '--name <name> --owner <email> [--owner-name <name>] [--type company|agency|internal]',
    summary: 'Creates an organization with its first owner, and shows its first live and test key, this once.',
    load: async () => (await import('./commands/create-organization.ts')).createOrganization,
  },
  'organizations list': {
    usage: '[--limit <1 to 1000>]',
    summary: 'Lists organizations, newest first.',
    load: async () => (await import('./commands/list-organizations.ts')).listOrganizations,
  },
  'organizations suspend': {
    usage: '<org_…>',
    summary: 'Suspends an organization: within a second, each of its credentials is refused.',
    load: async () => (await import('./commands/set-organization-status.ts')).suspendOrganization,
  },
  'organizations resume': {
    usage: '<org_…>',
    summary: 'Ends the suspension of an organization.',
    load: async () => (await import('./commands/set-organization-status.ts')).resumeOrganization,
  },
  'organizations erase': {
    usage: '<org_…> --yes',
    summary: 'Erases an organization with all that belongs to it, for good, and reports how much was erased.',
    load: async () => (await import('./commands/erase-organization.ts')).eraseOrganization,
  },
  'people sign-in-link': {
    usage: '<org_…> <email> [--all-organizations] [--reset-account]',
    summary: 'Makes the secret of a link that signs a member in, once, within 15 minutes, and shows it this once.',
    load: async () => (await import('./commands/create-sign-in-link.ts')).createSignInLink,
  },
  'people revoke-sessions': {
    usage: '<email>',
    summary: 'Ends all sessions of a person within a second, in every organization, and says how many there were.',
    load: async () => (await import('./commands/revoke-sessions.ts')).revokeSessions,
  },
  'people erase': {
    usage: '<org_…> <email or user_…> --yes [--even-last-owner]',
    summary: 'Erases one person from an organization, also from its events, and reports how much was erased.',
    load: async () => (await import('./commands/erase-person.ts')).erasePerson,
  },
  'keys create': {
    usage: '<org_…> --name <name> [--scopes a,b] [--test]',
    summary: 'Creates a secret key, with every scope unless --scopes names some, and shows it this once.',
    load: async () => (await import('./commands/create-key.ts')).createKey,
  },
  'ids show': {
    usage: '<id> | <prefix> <uuid>',
    summary: 'Shows the UUID of an id such as whk_…, as tables have it, or the id of a UUID.',
    load: async () => (await import('./commands/show-id.ts')).showId,
  },
  'pepper rotate': {
    usage: '',
    summary: 'Prints LIVERY_SECRET_KEYS with a new version in front: set it for every process, and restart them.',
    load: async () => (await import('./commands/rotate-pepper.ts')).rotatePepper,
  },
  'pepper use': {
    usage: '',
    summary: 'Counts the credentials that are still hashed under each version of the key material.',
    load: async () => (await import('./commands/show-pepper-use.ts')).showPepperUse,
  },
  'files verify': {
    usage: '[--hashes] [--from <place>]',
    summary:
      'Names stored files that have no bytes or other bytes (--hashes reads all), which it notes, or no row. Goes on from a place that it printed.',
    load: async () => (await import('./commands/verify-files.ts')).verifyFiles,
  },
  'relay set-shards': {
    usage: '<1 to 16>',
    summary: 'Divides the relaying of events by organization, while workers run. Every worker needs this version.',
    load: async () => (await import('./commands/set-relay-shards.ts')).setRelayShards,
  },
  migrate: {
    usage: '',
    summary: 'Runs the migrations that the database lacks.',
    load: async () => (await import('./commands/migrate.ts')).migrate,
  },
};
