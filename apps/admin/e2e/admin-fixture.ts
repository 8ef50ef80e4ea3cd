import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@livery/testing';
import { runCommandLine } from '../src/command-line.ts';

export const SECRET_KEYS = `1:${Buffer.alloc(32, 'admin').toString('base64')}`;
const ENTRY = path.resolve(import.meta.dirname, '../dist/main.js');

type Environment = Readonly<Record<string, string>>;

export interface Outcome {
  readonly code: number;
  /** Everything that was printed to standard output and standard error. */
  readonly text: string;
}

/** The operator's commands on a migrated database and a store of files of their own. */
export class AdminFixture implements AsyncDisposable {
  private constructor(
    readonly server: TestDatabase,
    private readonly blobDir: string,
  ) {}

  static async open(): Promise<AdminFixture> {
    const blobDir = await mkdtemp(path.join(tmpdir(), 'livery-admin-blobs-'));
    // A folder without any entry is not the store, but where its volume should be mounted.
    await mkdir(path.join(blobDir, 'live'));
    const fixture = new AdminFixture(await createTestDatabase(), blobDir);
    const { code, text } = await fixture.run(['migrate']);
    if (code !== 0) throw new Error(`The migration failed: ${text}`);
    return fixture;
  }

  /** Runs a command in this process. */
  async run(words: readonly string[], changed: Environment = {}): Promise<Outcome> {
    let text = '';
    const print = (line: string): void => void (text += `${line}\n`);
    const environment = this.environmentWith(changed);
    const code = await runCommandLine(words, { environment, print, printError: print });
    return { code, text };
  }

  /** Runs a command in a process of its own, as an operator does. `npm test` builds it first. */
  spawn(words: readonly string[], changed: Environment = {}): Promise<Outcome> {
    const env = { PATH: process.env['PATH'], ...this.environmentWith(changed) };
    return new Promise((resolve) => {
      execFile(process.execPath, [ENTRY, ...words], { env }, (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr });
      });
    });
  }

  /** @returns `org_…` of a new organization, whose owner is `owner@<name>.example` */
  async createOrganization(name: string): Promise<string> {
    const { text } = await this.run(['organizations', 'create', '--name', name, '--owner', `owner@${name}.example`]);
    const [id] = /org_[0-9A-Za-z]{22}/.exec(text) ?? [];
    if (id === undefined) throw new Error(`No organization was created: ${text}`);
    return id;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server.drop();
    await rm(this.blobDir, { recursive: true });
  }

  private environmentWith(changed: Environment): Environment {
    const { url: DATABASE_URL } = this.server;
    return { DATABASE_URL, LIVERY_SECRET_KEYS: SECRET_KEYS, BLOB_DIR: this.blobDir, ...changed };
  }
}
