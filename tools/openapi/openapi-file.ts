import path from 'node:path';

/** The path of the checked-in contract. */
export const OPENAPI_FILE = path.resolve(import.meta.dirname, '../../openapi.json');
