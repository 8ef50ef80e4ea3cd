import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const APT = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=60'] as const;
const TIMEOUT_MS = 300_000;

const run = promisify(execFile);

/** Makes sure that there is a program, from the distribution's package of the same name if need be. @throws Error when there is none */
export async function installProgram(program: string): Promise<void> {
  if (await isThere(program)) return;
  console.log(`Installing ${program} …`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // An old index names packages that are gone; an index that cannot be brought up to date may still do.
  await apt([...asRoot, ...APT, 'update']).catch((error: unknown) => console.log(String(error)));
  await apt([...asRoot, ...APT, 'install', '--yes', '--no-install-recommends', program]);
}

async function apt([program = '', ...parameters]: readonly string[]): Promise<void> {
  await run(program, parameters, {
    timeout: TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** What tells that a package is there, where it is not a command of its name. */
const TRACES: Readonly<Record<string, string>> = {
  postgresql: 'command -v pg_createcluster',
  'python3-venv': 'python3 -c "import ensurepip"',
};

function isThere(program: string): Promise<boolean> {
  return run('sh', ['-c', `PATH=$PATH:/usr/sbin; ${TRACES[program] ?? `command -v ${program}`}`]).then(
    () => true,
    () => false,
  );
}
