/** The environment variable that names the file in which the retries of a run are noted, one line each. */
export const RETRIES_FILE = 'LIVERY_RETRIES_FILE';
