import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { freePort, poll } from '@livery/testing';
import { EXPECTED, SdkProof } from './sdk-proof.ts';
import { writeWorker } from './worker.ts';

// The first run downloads the programs.
jest.setTimeout(300_000);

const NODE = `node-linux-${process.arch}`;
/** The runtimes as packages, with the words before the program. */
const RUNTIMES = [
  [`${NODE}@20.20.2`, 'node', []],
  [`${NODE}@22.23.3`, 'node', []],
  [`${NODE}@24.21.0`, 'node', []],
  ['bun@1.4.5', 'bun', ['run']],
  // It may do nothing but reach the server.
  ['deno@2.9.6', 'deno', ['run', '--no-prompt', '--allow-net=127.0.0.1']],
] as const;
const WORKERD = 'workerd@1.20261117.1';

const inPackage = (name: string, words: readonly string[]): string[] => [
  'exec',
  '--yes',
  `--package=${name}`,
  '--',
  ...words,
];

let proof: SdkProof;
beforeAll(async () => {
  proof = await SdkProof.start();
});
afterAll(() => proof[Symbol.asyncDispose]());

describe('the installed library', () => {
  it.each(RUNTIMES)('is imported and required by %s', async (name, program, words) => {
    const imported = JSON.stringify(proof.settings(`${name} imports`));
    await proof.write(
      'main.mjs',
      `import * as sdk from '@livery/sdk';
      import { runScenario } from './scenario.mjs';
      console.log(JSON.stringify(await runScenario(sdk, ${imported})));`,
    );
    const required = JSON.stringify(proof.settings(`${name} requires`));
    await proof.write(
      'main.cjs',
      `const sdk = require('@livery/sdk');
      import('./scenario.mjs')
        .then(({ runScenario }) => runScenario(sdk, ${required}))
        .then((outcome) => console.log(JSON.stringify(outcome)));`,
    );
    for (const file of ['main.mjs', 'main.cjs']) {
      const printed = await proof.run('npm', inPackage(name, [program, ...words, file]));
      expect(JSON.parse(printed)).toEqual(EXPECTED);
    }
  });

  it(`is bundled for ${WORKERD}, which runs Cloudflare Workers`, async () => {
    const port = await freePort();
    await writeWorker(proof, port, proof.settings(WORKERD));
    const words = inPackage(WORKERD, ['workerd', 'serve', 'worker.capnp']);
    const child = spawn('npm', words, { cwd: proof.project, detached: true, stdio: 'ignore' });
    const ended = once(child, 'exit');
    try {
      let answer: Response | undefined;
      await poll(
        'workerd to answer',
        async () => {
          answer = await fetch(`http://127.0.0.1:${port}`).catch(() => undefined);
          return answer !== undefined;
        },
        200_000,
      );
      expect(await answer?.json()).toEqual(EXPECTED);
    } finally {
      // npm does not end the program that it started.
      if (child.pid !== undefined) process.kill(-child.pid);
      await ended;
    }
  });
});
