import { type Adapter, type AdapterPayload, Provider } from 'oidc-provider';
import pg from 'pg';

const CLIENT = { client_id: 'benchmark', client_secret: 'benchmark-secret-of-many-characters' };

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
await pool.query(
  'create table if not exists oidc (model text, id text, payload jsonb, expires timestamptz, primary key (model, id))',
);
await pool.query(`insert into oidc values ('Client', $1, $2, null) on conflict do nothing`, [
  CLIENT.client_id,
  {
    ...CLIENT,
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
    scope: 'brand:read',
    introspection_endpoint_auth_method: 'client_secret_basic',
  },
]);

/** Keeps everything, clients included, in one table of PostgreSQL by primary key, without a cache. */
class PostgresAdapter implements Adapter {
  private readonly model: string;

  constructor(model: string) {
    this.model = model;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    await pool.query({
      name: 'upsert',
      text: `insert into oidc values ($1, $2, $3, now() + $4 * interval '1 second')
             on conflict (model, id) do update set payload = excluded.payload, expires = excluded.expires`,
      values: [this.model, id, payload, expiresIn ?? null],
    });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const { rows } = await pool.query<{ payload: AdapterPayload }>({
      name: 'find',
      text: 'select payload from oidc where model = $1 and id = $2 and (expires is null or expires > now())',
      values: [this.model, id],
    });
    return rows[0]?.payload;
  }

  async destroy(id: string): Promise<void> {
    await pool.query({
      name: 'destroy',
      text: 'delete from oidc where model = $1 and id = $2',
      values: [this.model, id],
    });
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async findByUid(): Promise<undefined> {
    return undefined;
  }

  async consume(): Promise<void> {
    // The benchmark consumes nothing.
  }

  async revokeByGrantId(): Promise<void> {
    // The benchmark has no grants.
  }
}

const provider = new Provider('http://127.0.0.1', {
  adapter: PostgresAdapter,
  scopes: ['brand:read'],
  ttl: { ClientCredentials: 3_600 },
  features: {
    devInteractions: { enabled: false },
    clientCredentials: { enabled: true },
    introspection: { enabled: true },
  },
});
const server = provider.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) {
    process.send?.({
      origin: `http://127.0.0.1:${address.port}`,
      ...CLIENT,
      token: '/token',
      introspect: '/token/introspection',
    });
  }
});
process.on('SIGTERM', () => process.exit(0));
