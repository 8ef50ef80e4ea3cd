import { SecretKeys } from '@livery/runtime';

/** The key material of every process of a test: what one issues, another recognises. */
export const TEST_SECRET_KEYS = SecretKeys.parse(`1:${Buffer.alloc(32, 'test').toString('base64')}`);
