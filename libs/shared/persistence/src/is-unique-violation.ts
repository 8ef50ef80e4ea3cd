import pg from 'pg';

/** Whether a statement failed because a row with the same unique key exists (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505';
}
