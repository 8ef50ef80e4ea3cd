#!/usr/bin/env node
const NEEDED = 22;

const [major = ''] = process.versions.node.split('.');
if (Number(major) < NEEDED) {
  process.stderr.write(`livery needs Node ${NEEDED} or newer. This is Node ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  const { runLivery } = await import('./run-livery.ts');
  await runLivery(process.argv.slice(2));
}
