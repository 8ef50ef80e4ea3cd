import { execFile } from 'node:child_process';
import { copyFile, link, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import {
  INSPECTION_LIMITS,
  PiscinaDocumentInspector,
  readGuideline,
} from '@livery/brand-governance-infrastructure/offline';
import { TransferableFile } from '@livery/file-transfer';
import { describeRatios, resultOf } from './paired.ts';

/** What something costs in milliseconds: how long it takes, and for how long it has a processor. */
export interface Cost {
  readonly wall: number;
  readonly processor: number;
}

/** bash says what a program has cost when it has ended. */
const TIMED = `TIMEFORMAT='%R %U %S'; time "$@" > /dev/null`;

/** What a program of Node costs, from its start to its end. @throws Error if it fails */
export async function programCost(words: readonly string[]): Promise<Cost> {
  const { stderr } = await promisify(execFile)('bash', ['-e', '-c', TIMED, 'bash', process.execPath, ...words]);
  const [wall = Number.NaN, user = Number.NaN, system = Number.NaN] = stderr.trim().split(' ').map(Number);
  return { wall: 1000 * wall, processor: 1000 * (user + system) };
}

/** What it costs that new threads of the engine judge the documents of a folder, whose bytes are in memory. */
export async function engineCost(entry: string, folder: string, guidelineFile: string): Promise<Cost> {
  const guideline = await readGuideline(JSON.parse(await readFile(guidelineFile, 'utf8')), new Date());
  const files = await readdir(folder);
  const waiting = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
  const threads = availableParallelism();
  const started = performance.now();
  const usedBefore = process.cpuUsage();
  const inspector = new PiscinaDocumentInspector({
    ...INSPECTION_LIMITS,
    entry: pathToFileURL(entry),
    threads,
  });
  const judge = async (): Promise<void> => {
    for (let bytes = waiting.pop(); bytes !== undefined; bytes = waiting.pop()) {
      const { verdict } = await inspector.inspect({ bytes: TransferableFile.of(bytes), format: 'pptx' }, guideline);
      if (verdict.outcome !== 'judged') throw new Error(verdict.refusal.message);
    }
  };
  await Promise.all(Array.from({ length: threads }, judge));
  const { user, system } = process.cpuUsage(usedBefore);
  const cost = { wall: performance.now() - started, processor: (user + system) / 1000 };
  await inspector.close();
  return cost;
}

/** A folder with copies of a deck, which share their place on the disk. @returns the folder */
export async function copiesOf(deck: string | Uint8Array, count: number, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const first = path.join(folder, 'deck-0.pptx');
  await (typeof deck === 'string' ? copyFile(deck, first) : writeFile(first, deck));
  for (let number = 1; number < count; number += 1) await link(first, path.join(folder, `deck-${number}.pptx`));
  return folder;
}

/** How many bytes the files of a folder have. */
export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Measures both in turn. A first round is not counted. @returns medians and ratios, `53 / 25 ms, 2.00x (1.90x to 2.10x of 15 pairs)` */
export async function compareCosts(rounds: number, a: () => Promise<Cost>, b: () => Promise<Cost>): Promise<string> {
  const pairs: { readonly a: Cost; readonly b: Cost }[] = [];
  for (let round = 0; round <= rounds; round += 1) pairs.push({ a: await a(), b: await b() });
  const described = (['wall', 'processor'] as const).map((figure) => {
    const counted = pairs.slice(1).map((pair) => ({ a: pair.a[figure], b: pair.b[figure] }));
    const medians = [counted.map((pair) => pair.a), counted.map((pair) => pair.b)].map(median).join(' / ');
    return `${figure} ${medians} ms, ${describeRatios(resultOf(counted))}`;
  });
  return described.join('; ');
}

function median(values: readonly number[]): string {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]?.toFixed(0) ?? '';
}
