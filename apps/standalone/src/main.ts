import { onShutdownSignal } from '@livery/runtime';
import { readConfig } from './config.ts';
import { prepareDemo } from './demo/prepare-demo.ts';
import { progress, secondsSinceStart } from './progress.ts';
import { startStandalone } from './start-standalone.ts';

async function main(): Promise<void> {
  const config = readConfig();
  console.log('\nLivery is starting.\n');
  const { baseUrl, operator, stop } = await startStandalone(config, progress);
  onShutdownSignal(async () => {
    console.log('\nStopping.');
    await stop();
  });
  console.log(`\nLivery is ready at ${baseUrl} after ${secondsSinceStart()} s.\n`);
  if (config.LIVERY_DEMO) {
    console.log(`${await prepareDemo({ operator, baseUrl, directory: config.LIVERY_DATA_DIR })}\n`);
  }
  console.log(`  Everything is kept in ${config.LIVERY_DATA_DIR}. Ctrl-C stops the service.\n`);
}

main().catch((error: unknown) => {
  console.error(`\nLivery cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
