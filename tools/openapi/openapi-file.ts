import path from 'node:path';

/** The contract as it is checked in. */
export const OPENAPI_FILE = path.resolve(import.meta.dirname, '../../openapi.json');
