import { type DynamicModule, Module } from '@nestjs/common';
import { EventRepository } from '@livery/delivery-application';
import { Database } from '@livery/persistence';
import { provideAs } from '@livery/runtime';
import { DeliveryModule, type DeliveryOptions } from './delivery.module.ts';
import { EventTypesController } from './http/event-types.controller.ts';
import { EventsController } from './http/events.controller.ts';
import { WebhookDeliveriesController } from './http/webhook-deliveries.controller.ts';
import { WebhookEndpointsController } from './http/webhook-endpoints.controller.ts';
import { PostgresEventRepository } from './persistence/postgres-event.repository.ts';

/** The HTTP endpoints of the delivery context. */
@Module({})
export class DeliveryHttpModule {
  static readonly controllers = [
    EventsController,
    EventTypesController,
    WebhookEndpointsController,
    WebhookDeliveriesController,
  ];

  static with(options: DeliveryOptions): DynamicModule {
    return {
      module: DeliveryHttpModule,
      imports: [options.foundation, DeliveryModule.with(options)],
      controllers: DeliveryHttpModule.controllers,
      providers: [provideAs(EventRepository, PostgresEventRepository, Database)],
    };
  }
}
