import { Controller, type DynamicModule, Module } from '@nestjs/common';
import { Endpoint, IdParam } from '@livery/http';
import {
  DomainError,
  EventLog,
  newEvent,
  newId,
  publicId,
  resourceMissing,
  type Tenant,
  UnitOfWork,
} from '@livery/kernel';
import { Database, managerOf } from '@livery/persistence';
import { Metrics } from '@livery/telemetry';
import { gadgetMade, type GadgetResource, gadgetSchema } from './gadget-contract.ts';
import { countUnscopedGadgets } from './unscoped-gadgets.ts';

export const TENANT: Tenant = { organizationId: newId(), livemode: true };

@Controller()
export class GadgetsController {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly eventLog: EventLog,
  ) {}

  /** Creates a gadget and its event. */
  async make(isJammed: boolean): Promise<GadgetResource> {
    const id = newId();
    const gadget = { id: publicId('gadget', id), object: 'gadget' } as const;
    await this.unitOfWork.run(async (transaction) => {
      await managerOf(transaction).query(
        'insert into gadgets.gadget (organization_id, livemode, id, is_jammed) values ($1, $2, $3, $4)',
        [TENANT.organizationId, TENANT.livemode, id, isJammed],
      );
      await this.eventLog.append(newEvent(gadgetMade, TENANT, { object: gadget }), transaction);
    });
    return gadget;
  }

  @Endpoint({
    method: 'GET',
    path: '/gadgets/:id',
    operationId: 'retrieveGadget',
    area: 'Content management',
    summary: 'Retrieve a gadget',
    description: 'One gadget.',
    scopes: 'public',
    response: gadgetSchema,
    errors: ['resource_missing', 'gadget_jammed'],
  })
  async retrieve(@IdParam('gadget') id: string): Promise<GadgetResource> {
    const [gadget] = await this.database.query<{ is_jammed: boolean }>(
      'select is_jammed from gadgets.gadget where organization_id = $1 and livemode = $2 and id = $3',
      [TENANT.organizationId, TENANT.livemode, id],
    );
    if (gadget === undefined) throw resourceMissing();
    if (gadget.is_jammed) throw new DomainError('conflict', 'gadget_jammed', 'It is jammed. Shake it.');
    return { id: publicId('gadget', id), object: 'gadget' };
  }
}

@Module({})
export class GadgetsModule {
  static readonly controllers = [GadgetsController];

  constructor(database: Database, metrics: Metrics) {
    metrics.gauge({
      name: 'livery_gadgets',
      help: 'Gadgets that there are',
      read: () => countUnscopedGadgets(database),
    });
  }

  static with(foundation: DynamicModule): DynamicModule {
    return { module: GadgetsModule, imports: [foundation], controllers: GadgetsModule.controllers };
  }
}
