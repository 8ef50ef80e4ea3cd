import { failureText, isLoopback, onShutdownSignal } from '@livery/runtime';
import { baseUrlOf } from './base-url.ts';
import { BuildInChild } from './build-in-child.ts';
import { readConfig } from './config.ts';
import { announceDemo, type DemoFacts, withdrawDemo } from './demo/demo-file.ts';
import { type DemoSite } from './demo/open-demo.ts';
import { prepareDemo } from './demo/prepare-demo.ts';
import { OpenedResources } from './opened-resources.ts';
import { startWebhookReceiver } from './demo/webhook-receiver.ts';
import { progress, secondsSinceStart } from './progress.ts';
import { startStandalone } from './start-standalone.ts';

const resources = new OpenedResources();

async function main(): Promise<void> {
  const config = readConfig();
  onShutdownSignal(async () => {
    console.log('\nStopping.');
    await resources.close();
  });
  console.log('\nLivery is starting.\n');
  const announce = (facts: DemoFacts): Promise<void> =>
    resources.open(
      () => announceDemo(config.LIVERY_DATA_DIR, facts),
      () => withdrawDemo(config.LIVERY_DATA_DIR),
    );
  const onLost = (error: Error): void => void fail('has lost its database', error);
  const dashboardBuild = new BuildInChild();
  const operator = await startStandalone({ config, resources, progress, dashboardBuild, onLost });
  const baseUrl = baseUrlOf(config.HOST, config.PORT);
  console.log(
    `\nLivery is ready at ${baseUrl} after ${secondsSinceStart()} s. Its documentation is at ${baseUrl}/docs.\n`,
  );
  await resources.open(
    () => dashboardBuild.start(reportBuild),
    () => dashboardBuild.stop(),
  );
  if (config.LIVERY_DEMO) {
    const directory = config.LIVERY_DATA_DIR;
    await showDemo({ operator, baseUrl, isLocal: isLoopback(config.HOST), directory, announce });
  }
  console.log(`  Everything is kept in ${config.LIVERY_DATA_DIR}. Ctrl-C stops the service.\n`);
}

/** Prints what became of the build of the dashboard. A build that was ended together with the service has not failed. */
function reportBuild(message: string): void {
  if (!resources.isClosing) progress(`${message}\n`);
}

/** Prepares the demo. If that fails, the service continues without it. */
async function showDemo(site: DemoSite): Promise<void> {
  try {
    const receiver = await resources.open(startWebhookReceiver, (opened) => opened.close());
    console.log(`${await prepareDemo(site, receiver)}\n`);
  } catch (error) {
    if (resources.isClosing) return;
    console.error(`  The demo cannot be shown: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}

/** Ignores failures that happen because the process is being closed. */
async function fail(what: string, error: unknown): Promise<void> {
  if (resources.isClosing) return;
  console.error(`\nLivery ${what}: ${failureText(error)}\n`);
  await resources.close().catch((problem: unknown) => console.error(failureText(problem)));
  process.exit(1);
}

main().catch((error: unknown) => fail('cannot start', error));
