import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { type GuideService, REPOSITORY, startGuideService } from '../guide-service.ts';
import { LossyServer } from './lossy-server.ts';
import type { ScenarioSettings } from './scenario.ts';

const DECK = path.join(REPOSITORY, 'samples/brand-faults.pptx');
const SECRET = `whsec_${Buffer.from('the secret of this endpoint').toString('base64')}`;

/** What the scenario returns in every runtime. */
export const EXPECTED = {
  written: { isReplayed: 'true', written: 1 },
  read: { hasSeveralPages: true, isListTheFeed: true },
  uploaded: ['0.txt', null, '2.txt'],
  checked: { status: 'completed', hasFindings: true, isWhole: true },
  followed: 'completed',
  received: { type: 'brand.font.created', changed: 'WebhookVerificationError' },
  failed: { missing: 'InvalidRequestError', late: 'TimeoutError', lost: 'ConnectionError', aborted: 'RangeError' },
  isTokenOfTheSameOrganization: true,
};

/** An empty project into which the package of the library is installed, and a service that loses answers. */
export class SdkProof implements AsyncDisposable {
  private constructor(
    /** The folder of the project. `scenario.mjs` in it is the scenario. */
    readonly project: string,
    readonly service: GuideService,
    readonly lossy: LossyServer,
  ) {}

  static async start(): Promise<SdkProof> {
    const project = await mkdtemp(path.join(tmpdir(), 'livery-sdk-proof-'));
    // Jobs would wait until the documents of the demo are rendered.
    const service = await startGuideService({ PREVIEW_SOFFICE: 'off' });
    const lossy = await LossyServer.start(service.origin, (file) => readServed(project, file));
    const proof = new SdkProof(project, service, lossy);
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sdk:pack'], { cwd: REPOSITORY });
    await proof.write('package.json', '{ "name": "empty", "private": true }');
    await proof.run('npm', ['install', '--offline', '--no-audit', '--no-fund', stdout.trim()]);
    const scenario = await readFile(path.join(import.meta.dirname, 'scenario.ts'), 'utf8');
    await proof.write('scenario.mjs', stripTypeScriptTypes(scenario));
    return proof;
  }

  settings(name: string): ScenarioSettings {
    const { live_key: liveKey, client_id: clientId, client_secret: clientSecret } = this.service.demo;
    return { origin: this.lossy.origin, liveKey, clientId, clientSecret, name, ...webhookNow() };
  }

  async write(file: string, text: string): Promise<void> {
    await mkdir(path.dirname(path.join(this.project, file)), { recursive: true });
    await writeFile(path.join(this.project, file), text);
  }

  /** Runs a program in the project. @returns its output */
  async run(program: string, words: readonly string[]): Promise<string> {
    const env = { ...process.env, NODE_OPTIONS: '' };
    return (await promisify(execFile)(program, words, { cwd: this.project, env })).stdout;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.lossy[Symbol.asyncDispose]();
    await this.service[Symbol.asyncDispose]();
    await rm(this.project, { recursive: true, force: true });
  }
}

/** A request that the service would sign now. */
function webhookNow(): Pick<ScenarioSettings, 'webhook' | 'webhookSecret'> {
  const now = new Date();
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'brand.font.created',
    data: { object: { name: 'Über' } },
  });
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(SECRET).sign('evt_1', now, body),
  };
  return { webhook: { headers, body }, webhookSecret: SECRET };
}

/** What a page needs: the deck, the library as it is installed, and the files of the project. */
async function readServed(project: string, file: string): Promise<Uint8Array | undefined> {
  const served = file === '/deck.pptx' ? DECK : path.join(project, file);
  return readFile(served).catch(() => undefined);
}
