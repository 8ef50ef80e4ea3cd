export { BearerAuthenticationGuard } from './authentication/bearer-authentication.guard.ts';
export { PlatformOperator } from './operator/platform-operator.ts';
export { platformPersistence } from './persistence/platform.persistence.ts';
export { PlatformHttpModule } from './platform-http.module.ts';
