/** One number for all Livery processes: whoever holds this advisory lock may change the schema. */
export const SCHEMA_LOCK = 7_305_811;
