import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { apiContract } from '@livery/api';
import { runCommand } from '../build/run-command.ts';
import { OPENAPI_FILE } from './openapi-file.ts';

const root = path.dirname(OPENAPI_FILE);

describe('openapi.json', () => {
  it('is what npm run openapi generates from the declarations', async () => {
    expect(await readFile(OPENAPI_FILE, 'utf8')).toBe(apiContract());
  });

  /** Examples are validated with their schemas, too. */
  it('has no problem that the linter reports with its strict recommendations', async () => {
    const lint = await runCommand({
      script: 'node_modules/.bin/redocly',
      parameters: ['lint', 'openapi.json', '--extends', 'recommended-strict'],
      directory: root,
      environment: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    expect(lint.succeeded).toBe(true);
  });
});
