// Every app imports this file before all others, also on a Node that is too old for them. It therefore imports nothing.

/** The oldest Node that runs the service. `tools/build/require-node.js` repeats it. */
const REQUIRED = [24, 7] as const;

/** Ends a process on a Node that is too old, with one line on standard error and exit code 1. */
export function requireNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [requiredMajor, requiredMinor] = REQUIRED;
  if (major > requiredMajor || (major === requiredMajor && minor >= requiredMinor)) return;
  console.error(
    `Livery needs Node ${REQUIRED.join('.')} or newer, and this is ${process.versions.node}. On Linux, "npm ci" installs one: node_modules/.bin/node.`,
  );
  process.exit(1);
}
