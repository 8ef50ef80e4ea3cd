#!/usr/bin/env node
const NEEDED = { major: 22, minor: 2 };

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED.major || (major === NEEDED.major && minor < NEEDED.minor)) {
  const needed = `${NEEDED.major}.${NEEDED.minor}`;
  process.stderr.write(`livery needs Node ${needed} or newer. This is Node ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  const { runLivery } = await import('./run-livery.ts');
  await runLivery(process.argv.slice(2));
}
