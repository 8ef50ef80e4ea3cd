/** The environment of initdb and the server: messages in English, and no `PG…` variables of the caller. */
export const SERVER_ENVIRONMENT = { LC_ALL: 'C', PATH: '/usr/bin:/bin', TZ: 'UTC' } as const;
