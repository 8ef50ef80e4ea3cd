import { type DynamicModule, Module } from '@nestjs/common';
import {
  CreateWebhookEndpoint,
  DeleteWebhookEndpoint,
  EndpointRules,
  EventCatalogue,
  RotateSigningSecret,
  SigningSecrets,
  TestDeliveries,
  TestWebhookEndpoint,
  UpdateWebhookEndpoint,
  WebhookAddresses,
  WebhookDeliveryRepository,
  WebhookEndpointRepository,
} from '@livery/delivery-application';
import { Clock, type EventDefinition, EventLog, UnitOfWork } from '@livery/kernel';
import { WakeUps } from '@livery/messaging';
import { Database } from '@livery/persistence';
import { provide, provideAs, SecretKeys } from '@livery/runtime';
import { AddressVetter } from './addresses/address-vetter.ts';
import { VettedWebhookAddresses } from './addresses/vetted-webhook-addresses.ts';
import { PublishedEventCatalogue } from './catalogue/published-event-catalogue.ts';
import { PostgresTestDeliveries } from './persistence/postgres-test-deliveries.ts';
import { PostgresWebhookDeliveryRepository } from './persistence/postgres-webhook-delivery.repository.ts';
import { TypeOrmWebhookEndpointRepository } from './persistence/typeorm-webhook-endpoint.repository.ts';
import { SealedSigningSecrets } from './secrets/sealed-signing-secrets.ts';

export interface DeliveryOptions {
  readonly foundation: DynamicModule;
  readonly secretKeys: SecretKeys;
  /** Checks webhook URLs by the operator's policy. */
  readonly addressVetter: AddressVetter;
  /** The event types of all contexts. */
  readonly events: readonly EventDefinition[];
}

/** The use cases of requests in the delivery context, with their adapters. */
@Module({})
export class DeliveryModule {
  static with({ foundation, secretKeys, addressVetter, events }: DeliveryOptions): DynamicModule {
    return {
      module: DeliveryModule,
      imports: [foundation],
      providers: [
        { provide: SecretKeys, useValue: secretKeys },
        { provide: AddressVetter, useValue: addressVetter },
        provideAs(WebhookAddresses, VettedWebhookAddresses, AddressVetter),
        provideAs(SigningSecrets, SealedSigningSecrets, SecretKeys),
        { provide: PublishedEventCatalogue, useValue: new PublishedEventCatalogue(events) },
        { provide: EventCatalogue, useExisting: PublishedEventCatalogue },
        provide(EndpointRules, EventCatalogue, WebhookAddresses),
        provideAs(WebhookEndpointRepository, TypeOrmWebhookEndpointRepository, Database),
        provideAs(WebhookDeliveryRepository, PostgresWebhookDeliveryRepository, Database),
        provide(
          CreateWebhookEndpoint,
          WebhookEndpointRepository,
          EndpointRules,
          SigningSecrets,
          EventLog,
          UnitOfWork,
          Clock,
        ),
        provide(
          UpdateWebhookEndpoint,
          WebhookEndpointRepository,
          WebhookDeliveryRepository,
          EndpointRules,
          EventLog,
          UnitOfWork,
          Clock,
        ),
        provideAs(TestDeliveries, PostgresTestDeliveries, WakeUps),
        provide(TestWebhookEndpoint, WebhookEndpointRepository, TestDeliveries, EventLog, UnitOfWork, Clock),
        provide(RotateSigningSecret, WebhookEndpointRepository, SigningSecrets, EventLog, UnitOfWork, Clock),
        provide(
          DeleteWebhookEndpoint,
          WebhookEndpointRepository,
          WebhookDeliveryRepository,
          EventLog,
          UnitOfWork,
          Clock,
        ),
      ],
      exports: [
        PublishedEventCatalogue,
        WebhookEndpointRepository,
        WebhookDeliveryRepository,
        CreateWebhookEndpoint,
        RotateSigningSecret,
        TestWebhookEndpoint,
        UpdateWebhookEndpoint,
        DeleteWebhookEndpoint,
      ],
    };
  }
}
