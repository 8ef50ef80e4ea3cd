import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, giveAway, poll, UNPRIVILEGED } from '@livery/testing';
import { CONTEXT } from './dockerfile.ts';

const RELOADED_WITHIN_MS = 20_000;

/** The ports on loopback that take the part of the services' host names, one port per instance. */
export interface Upstreams {
  readonly api: readonly number[];
  readonly 'oauth-server': readonly number[];
}

/** nginx with `docker/nginx.conf`, in which only the addresses and the folder of temporary files are changed. */
export class Gateway implements AsyncDisposable {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly directory: string,
    private readonly port: number,
  ) {}

  static async start(upstreams: Upstreams): Promise<Gateway> {
    const directory = await mkdtemp(path.join(tmpdir(), 'livery-gateway-'));
    await giveAway(directory);
    const gateway = new Gateway(directory, await freePort());
    await gateway.configure(upstreams);
    await gateway.run();
    return gateway;
  }

  /** Forwards to other ports from now on (`nginx -s reload`). @returns when no request uses the old ports any more */
  async forwardTo(upstreams: Upstreams): Promise<void> {
    await this.configure(upstreams);
    const old = await this.workers();
    this.child?.kill('SIGHUP');
    await poll(
      'the old workers of nginx to end',
      async () => {
        const left = await this.workers();
        return left.length > 0 && !left.some((pid) => old.includes(pid));
      },
      RELOADED_WITHIN_MS,
    );
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  private get file(): string {
    return path.join(this.directory, 'nginx.conf');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const { child } = this;
    if (child?.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    await rm(this.directory, { recursive: true, force: true });
  }

  /** The process ids of nginx's workers. It reads /proc and needs Linux. */
  private async workers(): Promise<readonly string[]> {
    const pid = String(this.child?.pid);
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.split(' ').filter((child) => child !== '');
  }

  private async configure(upstreams: Upstreams): Promise<void> {
    let text = await readFile(path.join(CONTEXT, 'docker/nginx.conf'), 'utf8');
    text = withPorts(text, 'api', upstreams.api);
    text = withPorts(text, 'oauth-server', upstreams['oauth-server']);
    text = text.replace('listen 8080;', `listen 127.0.0.1:${this.port};`).replaceAll('/tmp/', `${this.directory}/`);
    await writeFile(this.file, text);
  }

  private async run(): Promise<void> {
    const parameters = ['-p', this.directory, '-c', this.file, '-g', 'daemon off;'];
    this.child = spawn('nginx', parameters, {
      ...UNPRIVILEGED,
      env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const answers = (): Promise<boolean> =>
      fetch(`${this.origin}/healthz`).then(
        () => true,
        () => false,
      );
    await poll('the gateway to answer', answers);
  }
}

function withPorts(text: string, service: string, ports: readonly number[]): string {
  const server = new RegExp(`^ *server ${service}:\\d+(.*;)$`, 'm');
  return text.replace(server, (_, rest: string) => ports.map((port) => `server 127.0.0.1:${port}${rest}`).join('\n'));
}
