import { parentPort, workerData } from 'node:worker_threads';

const [source = '', flags = '', text = ''] = received();
const expression = new RegExp(source, flags);
const began = process.threadCpuUsage();
text.match(expression);
const { user, system } = process.threadCpuUsage(began);
parentPort?.postMessage((user + system) / 1_000);

function received(): readonly string[] {
  const data: unknown = workerData;
  return Array.isArray(data) ? data.map(String) : [];
}
