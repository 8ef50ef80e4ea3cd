import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { countOne, reportCounts } from '../build/check-counts.ts';
import { installProgram } from '../packages/install-program.ts';
import { type RunningRedis, startRedis } from './running-redis.ts';

/** `node tools/redis/with-redis.ts <command>`: runs a command with an empty Redis at `REDIS_URL`, installed if need be. */
const [program = '', ...parameters] = process.argv.slice(2);
const redis = await provideRedis();
if (redis === null) await reportCounts(countOne('start of Redis', false));
process.exitCode = redis === null ? 1 : await runOn(redis);

async function provideRedis(): Promise<RunningRedis | null> {
  try {
    await installProgram('redis-server');
    return await startRedis();
  } catch (error) {
    console.log(`There is no Redis for ${[program, ...parameters].join(' ')}: ${String(error)}`);
    return null;
  }
}

async function runOn({ url, stop }: RunningRedis): Promise<number> {
  const child = spawn(program, parameters, { stdio: 'inherit', env: { ...process.env, REDIS_URL: url } });
  const passOn = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  try {
    await once(child, 'exit');
    return child.exitCode ?? 1;
  } finally {
    process.off('SIGINT', passOn).off('SIGTERM', passOn);
    await stop();
  }
}
