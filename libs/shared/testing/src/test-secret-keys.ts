import { SecretKeys } from '@livery/runtime';

/** `LIVERY_SECRET_KEYS` of every process of a test: what one issues, another recognises. */
export const TEST_SECRET_KEY = `1:${Buffer.alloc(32, 'test').toString('base64')}`;

export const TEST_SECRET_KEYS = SecretKeys.parse(TEST_SECRET_KEY);
