// Generated from openapi.json by `npm run openapi`. Do not edit.

/** The dated version of the API from which the types are made. */
export const API_VERSION = '2026-11-20';
