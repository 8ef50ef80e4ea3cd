import path from 'node:path';
import { REPOSITORY } from '../guide-service.ts';
import type { ScenarioSettings } from './scenario.ts';
import type { SdkProof } from './sdk-proof.ts';

/** The entry of the worker: it answers each request with the outcome of the scenario. */
const worker = (settings: ScenarioSettings): string => `import * as sdk from '@livery/sdk';
import { runScenario } from './scenario.mjs';
export default {
  async fetch() {
    return Response.json(await runScenario(sdk, ${JSON.stringify(settings)}));
  },
};`;

const configuration = (port: number): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main), (name = "internet", network = (allow = ["local"]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "worker.mjs", esModule = embed "worker.mjs")],
  compatibilityDate = "2026-11-01",
);`;

/** Writes the scenario as a program of workerd, which takes one module, and its configuration, `worker.capnp`. */
export async function writeWorker(proof: SdkProof, port: number, settings: ScenarioSettings): Promise<void> {
  await proof.write('entry.mjs', worker(settings));
  const words = ['entry.mjs', '--file', 'worker.mjs', '--format', 'esm', '--platform', 'browser'];
  await proof.run(process.execPath, [path.join(REPOSITORY, 'node_modules/rolldown/bin/cli.mjs'), ...words]);
  await proof.write('worker.capnp', configuration(port));
}
