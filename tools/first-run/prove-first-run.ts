import assert from 'node:assert/strict';
import { readDemoFacts } from './demo-facts.ts';
import { survivors } from './process-tree.ts';
import type { Proof } from './proof.ts';
import { proveAnotherLink, proveDashboard } from './prove-dashboard.ts';
import { proveDemo, whatIsKept } from './prove-demo.ts';
import { proveWebhook, proveWebhookFollows } from './prove-webhook.ts';
import { RunningService } from './running-service.ts';
import { until } from './until.ts';

const READY_WITHIN_S = 10;
const SUMMARY_WITHIN_S = 20;
const STOPPED_WITHIN_S = 15;
const REFUSED_WITHIN_S = 10;
const GONE_WITHIN_S = 1;

export interface Site {
  readonly root: string;
  /** Holds the data; empty at first. */
  readonly directory: string;
  readonly port: number;
}

/** A first start, a second service on the same port, a stop, and a second start that finds everything again. */
export async function proveFirstRun(proof: Proof, site: Site): Promise<void> {
  let known: readonly string[] = [];
  let receiver = '';
  let link = '';
  await whileRunning(site, async (service) => {
    if (!(await proveReady(proof, service, 'the first start'))) return;
    known = await proveDemo(proof, site.directory, site.port);
    receiver = await proveWebhook(proof, service, site.directory);
    link = await proveDashboard(proof, service);
    await provePortRefused(proof, site);
    await proveStop(proof, service, 'the first start');
  });
  await whileRunning(site, async (service) => {
    if (!(await proveReady(proof, service, 'the second start'))) return;
    await proof.step(
      'the second start finds the keys, the check, the assets and the webhook endpoint of the first',
      async () => {
        assert.deepEqual(await whatIsKept(await readDemoFacts(site.directory)), known);
        return undefined;
      },
    );
    await proveWebhookFollows(proof, site.directory, receiver);
    await proveAnotherLink(proof, service, link);
    await proveStop(proof, service, 'the second start');
  });
}

/** Ends everything that was started, also after Ctrl-C, which does not reach a service in another process group. */
async function whileRunning({ root, directory, port }: Site, work: (service: RunningService) => Promise<void>) {
  const service = RunningService.start(root, { PORT: String(port), LIVERY_DATA_DIR: directory });
  const stop = (): void => service.interrupt();
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  try {
    await work(service);
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
    service.interrupt();
    await service.ended(STOPPED_WITHIN_S).catch(() => service.kill());
  }
}

function proveReady(proof: Proof, service: RunningService, start: string): Promise<boolean> {
  return proof.step(`${start} is ready within ${READY_WITHIN_S} s of npm start, and shows the demo`, async () => {
    const seconds = await service.printed('Livery is ready at ', READY_WITHIN_S);
    const shown = await service.printed('Ctrl-C stops the service', SUMMARY_WITHIN_S);
    assert.match(service.output, /brand-faults\.pptx leaves the brand in [1-9]\d* places/);
    assert.match(service.output, /The folder "Autumn launch" of the library holds 3 assets/);
    assert.match(
      service.output,
      /The deck is split into 8 slides\. The set "Autumn pitch" \(pset_\w+\) is a deck of 2 of them/,
    );
    assert.match(service.output, /A search for "beanbox" finds "Autumn launch deck" by the text of a slide/);
    assert.match(service.output, /curl -s 'http/);
    return `ready after ${seconds.toFixed(1)} s, shown after ${shown.toFixed(1)} s`;
  });
}

function provePortRefused(proof: Proof, { root, directory, port }: Site): Promise<boolean> {
  return proof.step('a second service on the same port says so and fails', async () => {
    const second = RunningService.start(root, { PORT: String(port), LIVERY_DATA_DIR: `${directory}/second` });
    try {
      assert.notEqual(await second.ended(REFUSED_WITHIN_S), 0, 'It ended as if all were well');
      assert.match(second.output, new RegExp(`[Pp]ort ${port}\\b`));
    } finally {
      second.kill();
    }
    return undefined;
  });
}

async function proveStop(proof: Proof, service: RunningService, start: string): Promise<void> {
  const processes = await service.processes();
  await proof.step(`Ctrl-C ends ${start} in order`, async () => {
    service.interrupt();
    assert.equal(await service.ended(STOPPED_WITHIN_S), 0, `It ended with a failure:\n${service.output}`);
    return undefined;
  });
  await proof.step(`nothing of ${start} is left running, PostgreSQL included`, async () => {
    assert.ok(
      processes.some((name) => name.endsWith(' postgres')),
      `It had no PostgreSQL: ${processes.join(', ')}`,
    );
    const isGone = await until(async () => (await survivors(processes)).length === 0, GONE_WITHIN_S);
    assert.ok(isGone, `Left running: ${(await survivors(processes)).join(', ')}`);
    return `${processes.length} processes ended`;
  });
}
