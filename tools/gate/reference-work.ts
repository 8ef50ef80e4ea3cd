import { gzipSync } from 'node:zlib';

const ENTRIES = 20_000;

/** `node tools/gate/reference-work.ts` does work that is always the same, and prints how long it used a processor, in milliseconds. */
const entries = Array.from({ length: ENTRIES }, (_, index) => ({
  id: `entry-${index}`,
  size: (index * 7_919) % ENTRIES,
}));
const text = JSON.stringify(entries.sort((one, other) => one.size - other.size));
const names = new Map(text.split('{').map((part, index) => [part.replaceAll(/\d/g, 'n') + String(index), part]));
const { user, system } = process.cpuUsage();
console.log(gzipSync(text).length > 0 && names.size > ENTRIES ? Math.round((user + system) / 1_000) : 'not done');
