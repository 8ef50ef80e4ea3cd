export { BearerAuthenticationGuard } from './authentication/bearer-authentication.guard.ts';
export { type OperatorKey, PlatformOperator } from './operator/platform-operator.ts';
export { platformPersistence } from './persistence/platform.persistence.ts';
export { PlatformModule, type PlatformOptions } from './platform.module.ts';
export { PlatformHttpModule, type PlatformHttpOptions } from './platform-http.module.ts';
