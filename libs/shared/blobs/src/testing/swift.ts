import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort, poll } from '@livery/testing';
import type { S3Options } from '../store/s3-blob-store.ts';
import {
  proxyConfiguration,
  REGION,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
  storageConfiguration,
} from './swift-configuration.ts';

const KINDS = ['account', 'container', 'object'] as const;
const READY_WITHIN_MS = 60_000;
const BUCKET = 'livery-blobs';

type Kind = (typeof KINDS)[number];

const run = promisify(execFile);

/**
 * OpenStack Swift with its S3 interface, from Debian's packages, on one device in a temporary folder. It refuses wrong signatures.
 * The folder must be on a file system with extended attributes, in which Swift keeps its metadata.
 */
export class Swift implements AsyncDisposable {
  private readonly children: ChildProcess[] = [];
  private output = '';

  private constructor(
    private readonly directory: string,
    private readonly port: number,
  ) {}

  /** Starts the four servers. @returns when they have responded */
  static async start(): Promise<Swift> {
    const swift = new Swift(await mkdtemp(path.join(tmpdir(), 'livery-swift-')), await freePort());
    try {
      await swift.begin();
      return swift;
    } catch (error) {
      await swift[Symbol.asyncDispose]();
      throw new Error(`Swift does not start. It printed:\n${swift.output}`, { cause: error });
    }
  }

  /** The options of a client with a bucket, which the caller creates. */
  get options() {
    return {
      endpoint: `http://127.0.0.1:${this.port}`,
      region: REGION,
      bucket: BUCKET,
      keys: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    } satisfies S3Options;
  }

  /** Stops all servers without ending them, so that they accept connections and do not respond. */
  stall(): void {
    for (const child of this.children) child.kill('SIGSTOP');
  }

  resume(): void {
    for (const child of this.children) child.kill('SIGCONT');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const child of this.children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    }
    await rm(this.directory, { recursive: true, force: true });
  }

  private async begin(): Promise<void> {
    await mkdir(path.join(this.directory, 'devices/disk'), { recursive: true });
    await Promise.all(KINDS.map((kind) => this.startStorage(kind)));
    const configuration = proxyConfiguration({ ...this.place(this.port), memcachePort: await freePort() });
    await this.startServer('proxy', this.port, configuration);
  }

  private async startStorage(kind: Kind): Promise<void> {
    const port = await freePort();
    const builder = path.join(this.directory, `${kind}.builder`);
    const commands = [['create', '1', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/disk`, '1'], ['rebalance']];
    // The program exits with 1 for a warning.
    for (const command of commands) await run('swift-ring-builder', [builder, ...command]).catch(() => undefined);
    await this.startServer(kind, port, storageConfiguration(kind, this.place(port)));
  }

  private place(port: number) {
    return { directory: this.directory, port, user: userInfo().username };
  }

  private async startServer(kind: Kind | 'proxy', port: number, configuration: string): Promise<void> {
    const file = path.join(this.directory, `${kind}-server.conf`);
    await writeFile(file, configuration);
    const child = spawn(`swift-${kind}-server`, [file, '--verbose'], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.children.push(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.output = (this.output + chunk.toString()).slice(-20_000)));
    }
    const isReady = async (): Promise<boolean> => {
      const response = await fetch(`http://127.0.0.1:${port}/healthcheck`).catch(() => null);
      return response?.ok ?? false;
    };
    await once(child, 'spawn');
    await poll(`the ${kind} server to respond`, isReady, READY_WITHIN_MS, 50);
  }
}
