import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { connectDatabase, erasePerson } from '@livery/app-composition';
import { Jobs, JobsModule } from '@livery/jobs';
import { SCOPES } from '@livery/kernel';
import { FoundationModule } from '@livery/messaging';
import { type Database, TypeOrmUnitOfWork } from '@livery/persistence';
import {
  FindErasablePerson,
  type OperatorClient,
  PlatformModule,
  PlatformOperator,
} from '@livery/platform-infrastructure';
import { SecretKeys } from '@livery/runtime';
import { SECRET_KEYS } from './worker-fixture.ts';

/** The first credentials of a new organization, with every scope. `key` and `client` are of live mode, `testKey` of test mode. */
export interface FirstCredentials {
  readonly key: string;
  readonly testKey: string;
  readonly client: OperatorClient;
}

/** Creates an organization with its first credentials, as an operator does with the command line. */
export async function createOrganization(database: Database): Promise<FirstCredentials> {
  const context = await platformOn(database, SECRET_KEYS);
  const operator = context.get(PlatformOperator);
  const tenant = { organizationId: await operator.createOrganization('Acme', 'company'), livemode: true };
  const first = { tenant, name: 'First', prefixType: 'sk', scopes: SCOPES } as const;
  const key = await operator.issueKey(first);
  const testKey = await operator.issueKey({ ...first, tenant: { ...tenant, livemode: false } });
  const client = await operator.registerApplication({ tenant, name: 'First', requestedScopes: SCOPES });
  await context.close();
  return { key, testKey, client };
}

/** The operator of a service, who works on its database in a further process. */
export class Operator implements AsyncDisposable {
  private constructor(
    private readonly database: Database,
    private readonly context: INestApplicationContext,
  ) {}

  static async open(databaseUrl: string, secretKeys: string): Promise<Operator> {
    const options = { applicationName: 'livery-test-operator', poolSize: 2, guardTenants: false };
    const database = await connectDatabase({ ...options, url: databaseUrl });
    return new Operator(database, await platformOn(database, secretKeys));
  }

  get platform(): PlatformOperator {
    return this.context.get(PlatformOperator);
  }

  /** @param organizationId the UUID @param person the email, or `user_…` */
  async erasePerson(organizationId: string, person: string): Promise<void> {
    const finder = this.context.get(FindErasablePerson);
    await erasePerson(this.database, async (transaction) => {
      const { id: userId } = await finder.execute({ organizationId, person, evenLastOwner: false }, transaction);
      return { organizationId, userId };
    });
  }

  /** Starts a job in live mode that no worker runs. @param organizationId the UUID @returns its UUID */
  async startJob(organizationId: string): Promise<string> {
    const module = JobsModule.with(FoundationModule.on(this.database));
    const context = await NestFactory.createApplicationContext(module, { logger: false });
    const tenant = { organizationId, livemode: true };
    const order = { kind: 'sample.waiting', payload: {}, scopes: ['cms:write'], createdBy: null } as const;
    const { id } = await new TypeOrmUnitOfWork(this.database).run((transaction) =>
      context.get(Jobs).start(tenant, order, transaction),
    );
    await context.close();
    return id;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.context.close();
    await this.database.close();
  }
}

function platformOn(database: Database, secretKeys: string): Promise<INestApplicationContext> {
  const module = PlatformModule.with({
    foundation: FoundationModule.on(database),
    secretKeys: SecretKeys.parse(secretKeys),
  });
  return NestFactory.createApplicationContext(module, { logger: false });
}
