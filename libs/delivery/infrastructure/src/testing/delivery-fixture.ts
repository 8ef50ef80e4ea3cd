import { newId, type Tenant, type UnitOfWork } from '@livery/kernel';
import { messagingContribution, PostgresEventLog } from '@livery/messaging';
import { Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { SecretKeys, SystemClock } from '@livery/runtime';
import { createMigratedDatabase, type TestDatabase } from '@livery/testing';
import { deliveryPersistence } from '../persistence/delivery.persistence.ts';
import { SealedSigningSecrets } from '../secrets/sealed-signing-secrets.ts';

const SLICES = [messagingContribution, deliveryPersistence];

/** Creates a database with the tables of events and deliveries. */
export function createDeliveryDatabase(): Promise<TestDatabase> {
  return createMigratedDatabase(SLICES);
}

export interface EndpointSettings {
  readonly tenant?: Tenant;
  readonly url?: string;
  readonly enabledEvents?: readonly string[];
  readonly status?: 'enabled' | 'disabled';
  readonly maxInFlight?: number;
}

export interface TestEndpoint {
  readonly id: string;
  readonly tenant: Tenant;
  readonly secret: string;
}

/** The rows of events and deliveries in such a database. */
export class DeliveryFixture {
  readonly tenant: Tenant = { organizationId: newId(), livemode: true };
  readonly secretKeys = SecretKeys.parse(`1:${Buffer.alloc(32, 'test').toString('base64')}`);
  readonly unitOfWork: UnitOfWork;

  private constructor(readonly database: Database) {
    this.unitOfWork = new TypeOrmUnitOfWork(database);
  }

  static async open(url: string, poolSize = 10): Promise<DeliveryFixture> {
    const database = await Database.connect({
      url,
      applicationName: 'livery-test',
      poolSize,
      guardTenants: true,
      slices: SLICES,
    });
    return new DeliveryFixture(database);
  }

  /** Inserts an endpoint with a signing secret. */
  async endpoint(settings: EndpointSettings = {}): Promise<TestEndpoint> {
    const { tenant = this.tenant, url = 'http://127.0.0.1:1/', enabledEvents = ['*'], status = 'enabled' } = settings;
    const { maxInFlight = null } = settings;
    const id = newId();
    const { secret, sealed } = new SealedSigningSecrets(this.secretKeys).issue(tenant, id, new Date());
    await this.database.query(
      `insert into delivery.webhook_endpoint
         (organization_id, livemode, id, url, description, enabled_events, status, max_in_flight, metadata, created, updated)
       values ($1, $2, $3, $4, '', $5, $6, $7, '{}', now(), now())`,
      [tenant.organizationId, tenant.livemode, id, url, enabledEvents, status, maxInFlight],
    );
    await this.database.query(
      `insert into delivery.signing_secret (organization_id, livemode, endpoint_id, id, sealed, key_version, last_four, created)
       values ($1, $2, $3, $4, $5, $6, $7, now())`,
      [tenant.organizationId, tenant.livemode, id, newId(), sealed.sealed, sealed.keyVersion, sealed.lastFour],
    );
    return { id, tenant, secret };
  }

  /** Appends events, each in its own transaction. */
  async append(types: readonly string[], tenant = this.tenant): Promise<void> {
    const eventLog = new PostgresEventLog(new SystemClock());
    for (const type of types) {
      await this.unitOfWork.run((transaction) =>
        eventLog.append({ type, tenant, data: { object: { id: 'sample' } } }, transaction),
      );
    }
  }

  close(): Promise<void> {
    return this.database.close();
  }
}
