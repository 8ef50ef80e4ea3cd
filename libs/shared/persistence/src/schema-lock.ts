/** The number of the advisory lock that a process must hold to change the schema. All processes of Livery use the same. */
export const SCHEMA_LOCK = 7_305_811;
