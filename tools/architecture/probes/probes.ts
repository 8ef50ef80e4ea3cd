import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../../build/run-command.ts';
import { importProbes } from './import-probes.ts';
import { LintReport } from './lint-report.ts';
import type { Probe } from './probe.ts';
import { sketchWorkspace } from './sketch-workspace.ts';
import { styleProbes } from './style-probes.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const REPORT = 'lint-report.json';

/** Lints the added lines like `npx eslint .` in a fresh clone, which has no project graph. @returns the differences */
async function lintProbes(probes: readonly Probe[], sketch: string): Promise<string[]> {
  const { output } = await runCommand({
    script: 'node_modules/.bin/eslint',
    parameters: ['.', '--format', 'json', '--output-file', REPORT],
    directory: sketch,
  });
  const report = await LintReport.read(sketch, path.join(sketch, REPORT)).catch((error: unknown) => {
    throw new Error(`ESLint did not report on the probes:\n${output}`, { cause: error });
  });
  return probes.flatMap((probe) => verdict(probe, probes, report));
}

function verdict(probe: Probe, probes: readonly Probe[], report: LintReport): string[] {
  const line = probes.filter(({ file }) => file === probe.file).indexOf(probe) + 1;
  const expected = probe.complaints.toSorted().join(', ') || 'nothing';
  const said = report.complaints(probe.file, line).join(', ') || 'nothing';
  return said === expected
    ? []
    : [`  ${probe.file}: ${probe.line}\n    lint must say: ${expected}\n    lint said:     ${said}`];
}

// Nx may run this, but the temporary workspace has its own graph.
for (const name of Object.keys(process.env)) if (name.startsWith('NX_')) Reflect.deleteProperty(process.env, name);

const probes = [...importProbes, ...styleProbes];
const sketch = await sketchWorkspace(root, probes);
try {
  const wrong = await lintProbes(probes, sketch);
  for (const message of wrong) console.error(message);
  console.log(`${probes.length - wrong.length} of ${probes.length} planted lines were judged as they must be.`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  await rm(sketch, { recursive: true, force: true });
}
