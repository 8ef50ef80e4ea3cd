import type { TransferableFile } from '@livery/file-transfer';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { WRITER_ENTRY } from '../built-threads.ts';
import { documentsUnavailable } from './documents-unavailable.ts';
import type { WritingAnswer, WritingTask } from './write-document.worker.ts';

/** How many documents may wait for the thread. */
const MOST_WAITING = 64;
const IDLE_MS = 30_000;

/** Writes documents to disk and hashes them in a thread, which runs only while it is needed. */
export class DocumentWriter implements OnApplicationShutdown {
  private readonly pool = new Piscina<WritingTask, WritingAnswer>({
    filename: WRITER_ENTRY.href,
    name: 'writeInThread',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
  });

  /** Writes a document and frees its bytes. @returns its hexadecimal SHA-256 @throws DomainError `unavailable` */
  async write(bytes: TransferableFile, path: string): Promise<string> {
    const document = bytes.ticket();
    const answer = await this.pool
      .run({ document, path }, { transferList: [document.port] })
      .catch((error: unknown) => ({ failure: String(error) }))
      .finally(() => bytes.free());
    if ('failure' in answer) throw documentsUnavailable(answer.failure);
    return answer.sha256;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}
