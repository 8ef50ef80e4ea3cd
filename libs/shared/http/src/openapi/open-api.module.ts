import { type DynamicModule, Module } from '@nestjs/common';
import { OpenApiController, OpenApiText } from './open-api.controller.ts';

/** Serves the OpenAPI document of the service, which `make` generates. */
@Module({})
export class OpenApiModule {
  static readonly controllers = [OpenApiController];

  static with(make: () => string): DynamicModule {
    return {
      module: OpenApiModule,
      controllers: OpenApiModule.controllers,
      providers: [{ provide: OpenApiText, useValue: new OpenApiText(make) }],
    };
  }
}
