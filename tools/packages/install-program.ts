import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const APT = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=60'] as const;
const TIMEOUT_MS = 300_000;

const run = promisify(execFile);

/** Ensures that a program is installed, and installs the distribution's package of that name if necessary. @throws Error if that fails */
export async function installProgram(program: string): Promise<void> {
  if (await isThere(program)) return;
  console.log(`Installing ${program} …`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // An old index may list packages that no longer exist. If the update fails, the old index may still work.
  await apt([...asRoot, ...APT, 'update']).catch((error: unknown) => console.log(String(error)));
  await apt([...asRoot, ...APT, 'install', '--yes', '--no-install-recommends', program]);
}

async function apt([program = '', ...parameters]: readonly string[]): Promise<void> {
  await run(program, parameters, {
    timeout: TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** The command by which a package is recognised, if it differs from the name of the package. */
const TRACES: Readonly<Record<string, string>> = {
  'default-jdk-headless': 'command -v javac',
  'libreoffice-impress': 'command -v soffice && dpkg -s libreoffice-impress',
  'libreoffice-writer': 'command -v soffice && dpkg -s libreoffice-writer',
  maven: 'command -v mvn',
  'poppler-utils': 'command -v pdftoppm',
  postgresql: 'command -v pg_createcluster',
  'python3-venv': 'python3 -c "import ensurepip"',
  'swift-proxy': 'command -v swift-proxy-server',
  'swift-account': 'command -v swift-account-server',
  'swift-container': 'command -v swift-container-server',
  'swift-object': 'command -v swift-object-server',
};

function isThere(program: string): Promise<boolean> {
  return run('sh', ['-c', `PATH=$PATH:/usr/sbin; ${TRACES[program] ?? `command -v ${program}`}`]).then(
    () => true,
    () => false,
  );
}
