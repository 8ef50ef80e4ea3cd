import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '@livery/kernel';
import { Database, NotificationListener } from '@livery/persistence';
import { Authenticate, CredentialSecrets, UnscopedCredentialDirectory } from '@livery/platform-application';
import { provide, provideAs } from '@livery/runtime';
import { BearerStrategy } from './authentication/bearer.strategy.ts';
import { CachedCredentialDirectory } from './authentication/cached-credential-directory.ts';
import { PostgresUnscopedCredentialDirectory } from './authentication/postgres-unscoped-credential-directory.ts';
import { ApiKeysController } from './http/api-keys.controller.ts';
import { OAuthApplicationsController } from './http/oauth-applications.controller.ts';
import { OrganizationsController } from './http/organizations.controller.ts';
import { PingController } from './http/ping.controller.ts';
import { PlatformModule, type PlatformOptions } from './platform.module.ts';

export interface PlatformHttpOptions extends PlatformOptions {
  /** Hears of revoked credentials; connected and closed by the composition root. */
  readonly announcements: NotificationListener;
}

/** The platform context over HTTP: its endpoints, and the authentication of everybody's. */
@Module({})
export class PlatformHttpModule {
  static with({ announcements, ...options }: PlatformHttpOptions): DynamicModule {
    return {
      module: PlatformHttpModule,
      imports: [options.foundation, PlatformModule.with(options)],
      controllers: [PingController, OrganizationsController, ApiKeysController, OAuthApplicationsController],
      providers: [
        { provide: NotificationListener, useValue: announcements },
        provide(PostgresUnscopedCredentialDirectory, Database, Clock),
        provideAs(
          UnscopedCredentialDirectory,
          CachedCredentialDirectory,
          PostgresUnscopedCredentialDirectory,
          NotificationListener,
          Clock,
        ),
        provide(Authenticate, CredentialSecrets, UnscopedCredentialDirectory, Clock),
        BearerStrategy,
      ],
    };
  }
}
