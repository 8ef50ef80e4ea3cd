interface UnscopedUse {
  readonly because: string;
  /** How its statements may begin. */
  readonly verbs: readonly ('select' | 'insert' | 'update' | 'delete' | 'with')[];
  /** Tenant tables that it may touch. */
  readonly tables: readonly string[];
}

/** Every statement that may look across tenants: why, what it does, and to which tables. Nothing else passes the guard. */
const UNSCOPED_USES = {
  'credential-lookup': {
    because: 'a credential names its tenant only once it has been found',
    verbs: ['select'],
    tables: ['platform.api_key', 'platform.access_token', 'platform.oauth_application'],
  },
  'client-lookup': {
    because: 'an OAuth client names its tenant only once it has been found',
    verbs: ['select'],
    tables: ['platform.oauth_application', 'platform.oauth_client_secret'],
  },
  'token-issue': {
    because: 'tokens that are given at the same moment are kept together, whoever they are for',
    verbs: ['insert'],
    tables: ['platform.access_token'],
  },
  'credential-upkeep': {
    because:
      'when secrets of all tenants were last used is written together, and so are their hashes under a new pepper',
    verbs: ['update'],
    tables: ['platform.api_key', 'platform.oauth_client_secret'],
  },
  relay: {
    because: 'one relay gives positions to the events of all tenants, and makes the deliveries that they lead to',
    verbs: ['with'],
    tables: ['messaging.event', 'delivery.webhook_endpoint', 'delivery.webhook_delivery', 'delivery.undelivered'],
  },
  delivery: {
    because: 'one dispatcher claims and settles the deliveries of all tenants',
    verbs: ['with', 'select', 'update', 'delete'],
    tables: [
      'messaging.event',
      'delivery.webhook_endpoint',
      'delivery.signing_secret',
      'delivery.undelivered',
      'delivery.abandonment',
      'delivery.delivery_attempt',
    ],
  },
  backlog: {
    because: 'operators see how much waits, over all tenants, and never whose it is',
    verbs: ['select'],
    tables: ['messaging.event', 'delivery.webhook_endpoint', 'delivery.undelivered', 'delivery.abandonment'],
  },
  'self-audit': {
    because: 'it is proved over all tenants that no delivery is missing, and that none is stuck',
    verbs: ['with', 'select'],
    tables: [
      'messaging.event',
      'delivery.webhook_endpoint',
      'delivery.webhook_delivery',
      'delivery.undelivered',
      'delivery.delivery_attempt',
    ],
  },
  'delivery-retention': {
    because: 'deliveries are kept for as long as their week, whoever they belong to',
    verbs: ['delete'],
    tables: ['delivery.undelivered', 'delivery.webhook_delivery'],
  },
  'answer-retention': {
    because: 'stored answers expire by their age, whoever they were given to',
    verbs: ['delete'],
    tables: ['http.idempotent_answer'],
  },
} as const satisfies Readonly<Record<string, UnscopedUse>>;

export type UnscopedReason = keyof typeof UNSCOPED_USES;

const USES: ReadonlyMap<string, UnscopedUse> = new Map(Object.entries(UNSCOPED_USES));

/** Marks a statement of an `Unscoped…` port; the mark travels to the server, where logs show it too. */
export function unscoped(reason: UnscopedReason, statement: string): string {
  return `/* unscoped: ${reason} */ ${statement}`;
}

/** Whether a statement carries the mark of a listed reason, and does what that reason is for to no other tenant tables. */
export function isUnscoped(statement: string, verb: string, tables: readonly string[]): boolean {
  const reason = /^\/\* unscoped: ([a-z-]+) \*\//.exec(statement)?.[1] ?? '';
  const use = USES.get(reason);
  if (use === undefined) return false;
  return use.verbs.some((known) => known === verb) && tables.every((table) => use.tables.includes(table));
}
