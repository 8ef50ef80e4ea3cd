export { FixedClock } from './fixed-clock.ts';
export { poll } from './poll.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
