import type pg from 'pg';

const PROBE = { name: 'livery_probe', text: 'select 1' };

/**
 * Executes one prepared statement on two connections. A pooler in transaction mode gives the transaction of the second one either the
 * server's connection on which the first has prepared it, or another one, so that the first may lose its own.
 * @param pool a pool of two connections that were not used yet
 * @throws Error with the code 42P05 or 26000 behind such a pooler. One that is busy may hide it.
 */
export async function tryPreparedStatement(pool: pg.Pool): Promise<void> {
  const second = await pool.connect();
  try {
    await pool.query(PROBE);
    await second.query('begin');
    await second.query(PROBE);
    await pool.query(PROBE);
  } finally {
    await second.query('rollback').finally(() => second.release());
  }
}
