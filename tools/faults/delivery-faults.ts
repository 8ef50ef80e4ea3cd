import { runScenario } from './delivery/scenario.ts';
import { SCENARIOS } from './delivery/scenarios.ts';
import { provideRedis } from './support/proxied-queue.ts';

const ONLY = '--only=';

/**
 * Nothing may be lost, and only what was in flight may be sent twice, although processes are killed and stopped and the database and the
 * queue go away. `--only=kills,rotation` runs some of the scenarios.
 */
const only = process.argv
  .find((argument) => argument.startsWith(ONLY))
  ?.slice(ONLY.length)
  .split(',');
const unknown = only?.filter((name) => !Object.hasOwn(SCENARIOS, name)) ?? [];
if (unknown.length > 0)
  throw new Error(`There is no scenario ${unknown.join(', ')}: ${Object.keys(SCENARIOS).join(', ')}.`);
const redis = await provideRedis();
try {
  for (const [name, { whole, disturb }] of Object.entries(SCENARIOS)) {
    if (only?.includes(name) === false) continue;
    const report = (progress: string): void => console.error(`  ${name}: ${progress}`);
    const result = await runScenario(disturb(whole), { ...whole, redisUrl: redis?.url, report });
    const { events, deliveries, lost, extra, most, faults, done, seconds, queue, said } = result;
    console.log(
      `${name}: ${events} events, ${deliveries} deliveries in ${seconds.toFixed(0)} s, queue in ${queue}, ${done}: ` +
        `${lost} lost, ${extra} sent again of at most ${most} in flight; ${faults.length} faults`,
    );
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length === 0) continue;
    console.error(`  The processes said:\n${said}`);
    process.exitCode = 1;
  }
} finally {
  await redis?.stop();
}
