import type { Answer, PersistentClient } from '../support/persistent-client.ts';
import type { FileToSend } from './random-content.ts';

const CREATED = 201;
const MISSING = 404;
const DELETED_SHARE = 0.2;
/** Some files are uploaded first, and made an asset with a second request. */
const TWO_STEPS_SHARE = 0.2;

/** An asset whose creation was acknowledged. */
export interface Acknowledged {
  readonly id: string;
  readonly file: FileToSend;
}

/** Callers that upload at the same time, and delete some of their assets again. */
export class UploadingCallers {
  /** The assets that exist, by their ids. */
  readonly kept = new Map<string, Acknowledged>();
  uploads = 0;
  deletions = 0;
  /** Answers that no caller should get. */
  readonly problems: string[] = [];

  private readonly client: PersistentClient;

  constructor(client: PersistentClient) {
    this.client = client;
  }

  /** @param next the file to send; undefined ends the callers */
  async run(callers: number, next: () => FileToSend | undefined): Promise<void> {
    const work = async (): Promise<void> => {
      for (let file = next(); file !== undefined; file = next()) await this.store(file);
    };
    await Promise.all(Array.from({ length: callers }, work));
  }

  /** Creates an asset, and perhaps deletes it again. */
  async store(file: FileToSend, deletedShare = DELETED_SHARE): Promise<void> {
    const answer = await this.create(file);
    if (answer === null) return;
    const id = idOf(answer);
    if (answer.status !== CREATED || id === undefined) {
      this.note('POST /library_assets', answer);
      return;
    }
    this.uploads += 1;
    if (Math.random() >= deletedShare) {
      this.kept.set(id, { id, file });
      return;
    }
    const deleted = await this.client.delete(`/library_assets/${id}`);
    // The first of several requests may have deleted the asset without an answer that arrived.
    if (deleted.status !== 200 && deleted.status !== MISSING) this.note('DELETE', deleted);
    this.deletions += 1;
  }

  /** @returns null if the file had expired before it became an asset */
  private async create(file: FileToSend): Promise<Answer | null> {
    if (Math.random() >= TWO_STEPS_SHARE) return this.client.upload('/library_assets', file);
    const uploaded = await this.client.upload('/files', file);
    const id = idOf(uploaded);
    if (uploaded.status !== CREATED || id === undefined) {
      this.note('POST /files', uploaded);
      return null;
    }
    const created = await this.client.post('/library_assets', { file: id });
    return created.status === MISSING || created.status === 400 ? null : created;
  }

  private note(request: string, { status, body }: Answer): void {
    this.problems.push(`${request} → ${status} ${JSON.stringify(body)}`);
  }
}

export function idOf({ body }: Answer): string | undefined {
  const id: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'id') : undefined;
  return typeof id === 'string' ? id : undefined;
}
