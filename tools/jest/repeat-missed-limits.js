import { jest } from '@jest/globals';

// Other programs on the machine make a run slow, and nothing makes one too fast: a limit is missed when it is missed five times.
jest.retryTimes(4, { logErrorsBeforeRetry: true });
