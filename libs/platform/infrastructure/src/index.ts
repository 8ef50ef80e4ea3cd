export { BearerAuthenticationGuard } from './authentication/bearer-authentication.guard.ts';
export { OAuthErrorDialect } from './oauth/oauth-error-dialect.ts';
export {
  type OperatorApplication,
  type OperatorClient,
  type OperatorKey,
  PlatformOperator,
} from './operator/platform-operator.ts';
export { ACCESS_TOKEN_TABLE, platformPersistence } from './persistence/platform.persistence.ts';
export { PlatformModule, type PlatformOptions } from './platform.module.ts';
export { PlatformHttpModule, type PlatformHttpOptions } from './platform-http.module.ts';
export { PlatformOAuthModule } from './platform-oauth.module.ts';
