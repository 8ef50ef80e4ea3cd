import { SecretKeys } from '@livery/runtime';

/** `LIVERY_SECRET_KEYS` of every process of a test, so that they accept each other's credentials. */
export const TEST_SECRET_KEY = `1:${Buffer.alloc(32, 'test').toString('base64')}`;

export const TEST_SECRET_KEYS = SecretKeys.parse(TEST_SECRET_KEY);
