import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The version that splitting is compared with. Another may be faster or slower. */
const PACKAGE = 'pptx-automizer@0.9.4';
const TIMEOUT_MS = 60_000;

/** Makes a deck of the slide that its argument numbers from 1, removes what is not used, and prints the milliseconds. */
const SPLIT = `
const { Automizer } = require('pptx-automizer');
const number = Number(process.argv[2]);
const settings = { templateDir: '.', outputDir: '.', removeExistingSlides: true, cleanup: true, compression: 6, verbosity: 0 };
(async () => {
  const started = performance.now();
  const deck = new Automizer(settings).loadRoot('deck.pptx').load('deck.pptx', 'deck');
  await deck.addSlide('deck', number).write('slide.pptx');
  process.stdout.write('\\nmilliseconds ' + (performance.now() - started));
})();
`;

export interface AutomizerDeck {
  readonly milliseconds: number;
  /** In bytes. */
  readonly size: number;
}

/**
 * Splits slides with pptx-automizer, which npm installs into a temporary folder, and calls back with the deck of each; null, with the
 * reason printed, where that fails.
 * @param indexes of the slides, from 0
 */
export function splitWithAutomizer(
  deck: Uint8Array,
  indexes: readonly number[],
  report: (index: number, made: AutomizerDeck | null) => void,
): void {
  const directory = mkdtempSync(path.join(tmpdir(), 'livery-automizer-'));
  try {
    writeFileSync(path.join(directory, 'package.json'), '{"private":true}');
    writeFileSync(path.join(directory, 'deck.pptx'), deck);
    writeFileSync(path.join(directory, 'split.cjs'), SPLIT);
    run(directory, 'npm', ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', PACKAGE]);
    for (const index of indexes) report(index, splitOne(directory, index));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function splitOne(directory: string, index: number): AutomizerDeck | null {
  try {
    const printed = run(directory, process.execPath, ['split.cjs', String(index + 1)]);
    const milliseconds = Number(/milliseconds ([\d.]+)$/.exec(printed)?.[1]);
    return { milliseconds, size: statSync(path.join(directory, 'slide.pptx')).size };
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    console.log(`    pptx-automizer fails on slide ${index}: ${/\w*Error: .*/.exec(output)?.[0] ?? 'no reason given'}`);
    return null;
  }
}

function run(directory: string, program: string, parameters: readonly string[]): string {
  return execFileSync(program, parameters, { cwd: directory, timeout: TIMEOUT_MS, stdio: 'pipe', encoding: 'utf8' });
}
