import { type DynamicModule, Module } from '@nestjs/common';
import { EventRepository } from '@livery/delivery-application';
import { Database } from '@livery/persistence';
import { provideAs } from '@livery/runtime';
import { EventsController } from './http/events.controller.ts';
import { PostgresEventRepository } from './persistence/postgres-event.repository.ts';

/** The delivery context over HTTP. */
@Module({})
export class DeliveryHttpModule {
  static with({ foundation }: { readonly foundation: DynamicModule }): DynamicModule {
    return {
      module: DeliveryHttpModule,
      imports: [foundation],
      controllers: [EventsController],
      providers: [provideAs(EventRepository, PostgresEventRepository, Database)],
    };
  }
}
