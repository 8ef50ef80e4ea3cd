import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { listOf, membersOf } from '../office-proof/json.ts';

const DEVELOPMENT = 'cdx:npm:package:development';

/**
 * `node tools/build/sbom.ts` prints the packages that `npm ci --omit=dev` installs, on every platform, as CycloneDX. npm's own `--omit dev`
 * leaves out what any workspace needs for development, although others need it at run time.
 */
const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
const options = { cwd: path.resolve(import.meta.dirname, '../..'), maxBuffer: 100_000_000 };
const { stdout } = await promisify(execFile)('npm', words, options);
const whole: unknown = JSON.parse(stdout);
const components = listOf(membersOf(whole).get('components')).filter((component) => !isForDevelopment(component));
const kept = new Set(components.map((component) => membersOf(component).get('bom-ref')));
kept.add(membersOf(membersOf(membersOf(whole).get('metadata')).get('component')).get('bom-ref'));
const dependencies = listOf(membersOf(whole).get('dependencies'))
  .map(membersOf)
  .filter((dependency) => kept.has(dependency.get('ref')))
  .map((dependency) => ({
    ref: dependency.get('ref'),
    dependsOn: listOf(dependency.get('dependsOn')).filter((ref) => kept.has(ref)),
  }));
console.log(JSON.stringify({ ...Object.fromEntries(membersOf(whole)), components, dependencies }, null, 2));

function isForDevelopment(component: unknown): boolean {
  return listOf(membersOf(component).get('properties')).some(
    (property) => membersOf(property).get('name') === DEVELOPMENT,
  );
}
