import { BlobsHttpModule } from '@livery/blobs';
import { BrandGovernanceHttpModule } from '@livery/brand-governance-infrastructure';
import { VOCABULARY } from '@livery/app-composition';
import { ContentHttpModule } from '@livery/content-infrastructure';
import { DeliveryHttpModule, webhookOperations } from '@livery/delivery-infrastructure';
import { openApiDocument, OpenApiModule } from '@livery/http';
import { JobsHttpModule } from '@livery/jobs';
import { OAuthErrorDialect, PlatformHttpModule, PlatformOAuthModule } from '@livery/platform-infrastructure';
import type { Type } from '@nestjs/common';

/** The controllers of all modules of the API. */
export const API_CONTROLLERS: readonly Type[] = [
  ...PlatformHttpModule.controllers,
  ...BrandGovernanceHttpModule.controllers,
  ...DeliveryHttpModule.controllers,
  ...ContentHttpModule.controllers,
  ...JobsHttpModule.controllers,
  ...BlobsHttpModule.controllers,
  ...OpenApiModule.controllers,
];

/** The OpenAPI document of the whole service, including the OAuth server, as text. It is checked in as `openapi.json`. */
export function apiContract(): string {
  const document = openApiDocument({
    applications: [
      { controllers: API_CONTROLLERS },
      { controllers: PlatformOAuthModule.controllers, dialect: new OAuthErrorDialect() },
    ],
    vocabulary: VOCABULARY,
    webhooks: webhookOperations(VOCABULARY.events),
  });
  return `${JSON.stringify(document, null, 2)}\n`;
}
