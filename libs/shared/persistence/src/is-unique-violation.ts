import pg from 'pg';
import { QueryFailedError } from 'typeorm';

/** Whether a statement failed because a row with the same unique key exists (SQLSTATE 23505), outside or inside a transaction. */
export function isUniqueViolation(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return cause instanceof pg.DatabaseError && cause.code === '23505';
}
