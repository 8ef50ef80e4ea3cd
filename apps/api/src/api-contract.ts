import { BrandGovernanceHttpModule } from '@livery/brand-governance-infrastructure';
import { VOCABULARY } from '@livery/composition';
import { DeliveryHttpModule, webhookOperations } from '@livery/delivery-infrastructure';
import { openApiDocument, OpenApiModule } from '@livery/http';
import { OAuthErrorDialect, PlatformHttpModule, PlatformOAuthModule } from '@livery/platform-infrastructure';

/** The controllers of the API, a list of its modules' lists. */
export const API_CONTROLLERS = [
  ...PlatformHttpModule.controllers,
  ...BrandGovernanceHttpModule.controllers,
  ...DeliveryHttpModule.controllers,
  ...OpenApiModule.controllers,
];

/** The contract of the whole service, the OAuth server included, as text: what is checked in as `openapi.json`. */
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
