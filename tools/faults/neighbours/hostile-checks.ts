import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { DOCUMENT_MEDIA_TYPES } from '@livery/brand-governance-domain';
import {
  paragraph,
  row,
  run,
  sampleDocx,
  samplePresentation,
  textBox,
  wordParagraph,
  wordTable,
} from '@livery/office-testing';
import { Pool } from 'undici';
import { openLoop } from '../../benchmarks/support/open-loop.ts';
import { createKeys } from '../support/create-key.ts';
import { ServiceProcesses } from '../support/service-processes.ts';
import type { NeighbourTimes } from './neighbour.ts';

const SCOPES = ['brand:checks:write'] as const;
const HOSTILE_KEYS = 20;
/** As many checks as a caller may have at the same time. */
const AT_ONCE = 4;
/** Every fourth caller closes its connection after this time, and begins anew. */
const CLOSED_MS = 300;
/** A caller waits for this long at most after a refusal. */
const REFUSED_MS = 1_000;
/** After how long the neighbour repeats a check that its own limit has refused. */
const OWN_LIMIT_MS = 50;

interface SentDocument {
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface HostileChecks {
  readonly times: NeighbourTimes;
  /** How the checks of the hostile organization were answered: by a status, or not at all, since the caller had gone. */
  readonly answers: ReadonlyMap<number | 'closed', number>;
}

/**
 * Small checks of a neighbour, alone and then beside an organization that sends documents of a second and more with 20 keys.
 * @param folder an empty folder
 * @param checks how many are measured, alone and beside the other one each, after half as many that are not
 * @param perSecond how many of them there are in a second. More than the machine can do would wait for each other
 */
export async function checkBesideHostileOnes(
  url: string,
  folder: string,
  checks: number,
  perSecond: number,
): Promise<HostileChecks> {
  const database = await connectDatabase({ url, applicationName: 'fault', poolSize: 4, guardTenants: false });
  await migrateDatabase(database);
  const [key = ''] = await createKeys(database, SCOPES, 1);
  const hostile = await createKeys(database, SCOPES, HOSTILE_KEYS);
  await database.close();
  const environment = { DATABASE_URL: url, QUEUE_URL: url, BLOB_DIR: folder, RATE_LIMIT_CHECKS: '1000/1000' };
  const service = await ServiceProcesses.start({ environment, workers: 0 });
  const pool = new Pool(service.origin, { connections: (HOSTILE_KEYS + 1) * AT_ONCE });
  const [small, document] = [smallDocument(), longDocument()];
  const check = async (): Promise<void> => {
    let status = await send(pool, key, small);
    // On a slow machine more checks of the neighbour than a caller may have can be on their way. Its time goes on.
    for (; status === 429; status = await send(pool, key, small)) await pause(OWN_LIMIT_MS);
    if (status !== 200) throw new Error(`The check of a neighbour was answered with ${status}.`);
  };
  const [ending, answers] = [new AbortController(), new Map<number | 'closed', number>()];
  try {
    await openLoop(checks / 2, perSecond, check);
    const compared = await openLoop(checks, perSecond, check);
    const callers = hostile.flatMap((one) =>
      Array.from({ length: AT_ONCE }, (_, number) =>
        sendUntil(ending.signal, pool, one, { document, closes: number === 0, answers }),
      ),
    );
    await openLoop(checks / 2, perSecond, check);
    const beside = await openLoop(checks, perSecond, check);
    ending.abort();
    await Promise.all(callers);
    return { times: { compared: [...compared], beside: [...beside] }, answers };
  } finally {
    ending.abort();
    await pool.destroy();
    await service.stop();
  }
}

interface Sending {
  readonly document: SentDocument;
  /** Whether the caller closes its connection soon. */
  readonly closes: boolean;
  readonly answers: Map<number | 'closed', number>;
}

/** Sends a document again and again. */
async function sendUntil(
  ending: AbortSignal,
  pool: Pool,
  key: string,
  { document, closes, answers }: Sending,
): Promise<void> {
  while (!ending.aborted) {
    const signal = closes ? AbortSignal.any([ending, AbortSignal.timeout(CLOSED_MS)]) : ending;
    const answer = await send(pool, key, document, signal).catch(() => 'closed' as const);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    if (answer !== 200) await pause(REFUSED_MS * Math.random());
  }
}

/** @returns the status of the response @throws Error when the signal ends it */
async function send(pool: Pool, key: string, { type, bytes }: SentDocument, signal?: AbortSignal): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': type };
  const request = { method: 'POST', path: '/api/v1/brand_checks', headers, body: bytes } as const;
  const { statusCode, body } = await pool.request({ ...request, ...(signal && { signal }) });
  await body.dump();
  return statusCode;
}

function smallDocument(): SentDocument {
  const bytes = samplePresentation({ slides: [textBox(paragraph('The  plan'))] });
  return { type: DOCUMENT_MEDIA_TYPES.pptx[0] ?? '', bytes };
}

/** A document of 50 kB that takes a second of a processor and more: a table of 3,000 by 60 cells. */
function longDocument(): SentDocument {
  const cells = Array.from({ length: 60 }, (_, column) => wordParagraph(run(`Cell ${column}`)));
  const bytes = sampleDocx({ body: wordTable(row(cells).repeat(3_000), '', 60) });
  return { type: DOCUMENT_MEDIA_TYPES.docx[0] ?? '', bytes };
}
