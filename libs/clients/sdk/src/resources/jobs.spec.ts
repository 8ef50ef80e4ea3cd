import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Reply, ScriptedServer } from '../testing/scripted-server.ts';

let server: ScriptedServer;
beforeAll(async () => {
  server = await ScriptedServer.start();
});
afterAll(() => server.close());

/** A stream with these chunks. */
function stream(...chunks: readonly string[]): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const chunk of chunks) response.write(chunk);
    response.end();
  };
}

/** A stream whose connection is lost. */
const lost: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(eventOf(0, null));
  setTimeout(() => response.destroy(), 20);
};

const eventOf = (done: number, completed: string | null): string =>
  `event: job\ndata: ${JSON.stringify({ id: 'job_1', done, completed })}\n\n`;

describe('a job that is followed', () => {
  it('is yielded after each change, and connected again if the stream ends before the job', async () => {
    const [first, second] = [eventOf(1, null), eventOf(2, null)];
    server.script(
      lost,
      stream(': comment\n\n', first, second.slice(0, 20), second.slice(20)),
      stream(eventOf(3, '2026-11-26T07:00:00.000Z')),
    );
    const jobs: unknown[] = [];
    for await (const job of server.client().jobs.follow('job_1')) jobs.push(job);
    expect(jobs).toMatchObject([
      { done: 0 },
      { done: 1 },
      { done: 2 },
      { done: 3, completed: '2026-11-26T07:00:00.000Z' },
    ]);
    expect(server.requests).toHaveLength(3);
    expect(server.requests[0]?.headers.accept).toBe('text/event-stream');
  });

  it('ends with the reason of the caller', async () => {
    server.script((response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(eventOf(0, null)),
    );
    const reason = new Error('The user left.');
    const controller = new AbortController();
    const read = async (): Promise<void> => {
      const jobs = server.client().jobs.follow('job_1', { signal: controller.signal });
      for await (const { id } of jobs) {
        expect(id).toBe('job_1');
        setTimeout(() => controller.abort(reason), 20);
      }
    };
    await expect(read()).rejects.toBe(reason);
    expect(server.requests).toHaveLength(1);
  });
});
