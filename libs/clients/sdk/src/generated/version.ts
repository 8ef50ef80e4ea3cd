// Generated from openapi.json by `npm run openapi`. Do not edit.

/** The version of this library. */
export const VERSION = '0.1.0';
