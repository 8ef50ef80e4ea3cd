/** The key of the query of the sessions of the person. */
export const SESSIONS_KEY = ['sessions'];
