export { ApiClient } from './api-client.ts';
export { FixedClock } from './fixed-clock.ts';
export { freePort } from './free-port.ts';
export { poll } from './poll.ts';
export { assertFits } from './response-contract.ts';
export { SilentPort } from './silent-port.ts';
export { StartedProcess } from './started-process.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { TEST_SECRET_KEYS } from './test-secret-keys.ts';
