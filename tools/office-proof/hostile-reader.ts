import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { mergePresentations, splitPresentation } from '@livery/office-composition';
import { PackageRefused } from '@livery/office-package';

/**
 * Splits and merges each file whose path it reads, and answers with the codes of the refusals; null if there is none. It is a process
 * of its own, so that a file which takes all the time or memory ends it, and not the suite.
 */
for await (const line of createInterface({ input: process.stdin })) {
  const file = await readFile(line);
  const [started, split] = [performance.now(), outcome(() => readSlides(file))];
  const merge = outcome(() => mergePresentations([file, file]).length);
  const answer = { split, merge, milliseconds: Math.round(performance.now() - started) };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

/** Reads the bytes and the texts of all slides, as the library does. Only the texts need slides that are well-formed. */
function readSlides(file: Uint8Array): number {
  let length = 0;
  for (const { bytes, title, text, notes } of splitPresentation(file).slides()) {
    length += bytes.length + title.length + text.length + notes.length;
  }
  return length;
}

function outcome(attempt: () => number): string | null {
  try {
    attempt();
    return null;
  } catch (error) {
    return error instanceof PackageRefused ? error.code : String(error);
  }
}
