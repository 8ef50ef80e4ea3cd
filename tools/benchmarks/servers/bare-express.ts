import express from 'express';
import pg from 'pg';

/** GET /events with nothing but a web framework and the SQL statement: no authentication and no conventions. */
const STATEMENT = `select organization_id, livemode, id, type, api_version, request_id, data, created
  from messaging.event where organization_id = $1 and livemode = $2 order by id desc limit $3`;

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const values = [process.env['ORGANIZATION_ID'], true, 51];
const app = express();
app.get('/api/v1/events', async (_, response) => {
  const { rows } = await pool.query({ name: 'events', text: STATEMENT, values });
  response.json({ object: 'list', data: rows.slice(0, 50), has_more: rows.length > 50, url: '/api/v1/events' });
});
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) {
    process.send?.({ origin: `http://127.0.0.1:${address.port}` });
  }
});
process.on('SIGTERM', () => process.exit(0));
