export { BearerAuthenticationGuard } from './authentication/bearer-authentication.guard.ts';
export { metadataRoutes } from './oauth/metadata-routes.ts';
export { OAuthErrorDialect } from './oauth/oauth-error-dialect.ts';
export { type OperatorClient, PlatformOperator } from './operator/platform-operator.ts';
export { BatchedRequestLog } from './persistence/batched-request-log.ts';
export {
  ACCESS_TOKEN_TABLE,
  AUDIT_LOG_TABLE,
  PLATFORM_TABLES,
  platformPersistence,
  REQUEST_LOG_TABLE,
} from './persistence/platform.persistence.ts';
export { FindErasablePerson } from '@livery/platform-application';
export { PlatformModule } from './platform.module.ts';
export { PlatformHttpModule } from './platform-http.module.ts';
export { PlatformOAuthModule } from './platform-oauth.module.ts';
