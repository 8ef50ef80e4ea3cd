// Scripts of package.json begin with this check, since an older Node cannot read the TypeScript that they run. It repeats that
// of the apps (libs/shared/runtime/src/node-version.ts).
const REQUIRED = [24, 7];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < REQUIRED[0] || (major === REQUIRED[0] && minor < REQUIRED[1])) {
  console.error(
    `Livery needs Node ${REQUIRED.join('.')} or newer, and this is ${process.versions.node}. On Linux, "npm ci" installs one: node_modules/.bin/node.`,
  );
  process.exit(1);
}
