import path from 'node:path';
import { addressBlocks, assertPublicUrl, nonEmptyText, postgresUrl, publicUrl, readEnvironment } from '@livery/runtime';
import { TELEMETRY_VARIABLES } from '@livery/telemetry';
import { bool, host, port, str } from 'envalid';

/** The configuration of standalone. All variables have defaults. */
export function readConfig() {
  const environment = readEnvironment(process.env, {
    PORT: port({ default: 3000, desc: 'TCP port to listen on' }),
    HOST: host({ default: '127.0.0.1', desc: 'address to listen on' }),
    LIVERY_PUBLIC_URL: publicUrl({ default: '', desc: 'https://… at which browsers reach the service' }),
    LIVERY_DATA_DIR: nonEmptyText({
      default: '.livery',
      desc: 'folder that holds the database, the keys and demo.json',
    }),
    LIVERY_DATABASE_URL: postgresUrl({
      default: undefined,
      desc: 'a PostgreSQL that runs already, instead of the embedded one',
    }),
    LIVERY_DEMO: bool({ default: true, desc: '0 skips the demo organization' }),
    TRUSTED_PROXIES: addressBlocks({ default: [], desc: 'address blocks whose X-Forwarded-For is believed' }),
    LOG_LEVEL: str({ default: 'warn', choices: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] }),
    LOG_REQUESTS: bool({ default: true, desc: '0 leaves out the line that each request gets in the log' }),
    PREVIEW_SOFFICE: str({
      default: undefined,
      desc: 'path of LibreOffice for previews of Office documents, or off; found on PATH when it is not set',
    }),
    ...TELEMETRY_VARIABLES,
  });
  assertPublicUrl(environment.HOST, environment.LIVERY_PUBLIC_URL);
  const LIVERY_DATA_DIR = path.resolve(environment.LIVERY_DATA_DIR);
  return { ...environment, LIVERY_DATA_DIR, searchPath: process.env['PATH'] ?? '' };
}
