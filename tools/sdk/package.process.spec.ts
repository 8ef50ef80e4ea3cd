import { execFile } from 'node:child_process';
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { installedNodes } from './installed-nodes.ts';
import { packLibrary } from './pack.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LARGEST_GZIPPED_BYTES = 20_000;

/** A program that uses the package. Its last lines compile only if the types are precise, and open to new values. */
const BODY = `
declare const process: { readonly env: Record<string, string | undefined> };

async function main(): Promise<void> {
  const livery = new Livery({ baseUrl: process.env['LIVERY'] ?? '', credential: 'sk_test_1' });
  const names: string[] = [];
  for await (const font of livery.fonts.list({ limit: 1, created: { gte: '2026-01-01T00:00:00Z' } })) names.push(font.name);
  const error: unknown = await livery.fonts.retrieve('missing').catch((reason: unknown) => reason);
  if (!(error instanceof InvalidRequestError)) throw error;
  const outcome = { names, code: error.code, requestId: error.requestId };
  console.log(JSON.stringify(outcome));
}

function titles(check: BrandCheck): readonly string[] {
  const isNew = check.status === 'paused';
  return isNew ? [] : check.findings.filter(({ severity }) => severity === 'high').map(({ title }) => title);
}

async function received(headers: Headers, body: Uint8Array): Promise<string> {
  const event = await verifyWebhook({ headers, body }, ['whsec_a', 'whsec_b']);
  return isEvent(event, 'brand.check.completed') ? event.data.object.id : event.type;
}

async function wrong(livery: Livery): Promise<void> {
  // @ts-expect-error a document is needed
  await livery.brandChecks.run({ filename: 'deck.pptx' });
  // @ts-expect-error there is no such field
  await livery.fonts.update('font_1', { colour: 'red' });
  // @ts-expect-error there is no such event type
  isEvent(await livery.events.retrieve('evt_1'), 'brand.check.finished');
}

void [titles, received, wrong];
void main();
`;
const NAMES = 'InvalidRequestError, isEvent, Livery, verifyWebhook';
const PROGRAMS = {
  'program.mts': `import { type BrandCheck, ${NAMES} } from '@livery/sdk';\n${BODY}`,
  'program.cts': `import sdk = require('@livery/sdk');\nimport { type BrandCheck } from '@livery/sdk';\nconst { ${NAMES} } = sdk;\ntype Livery = sdk.Livery;\n${BODY}`,
};

/** Every option of TypeScript that makes it stricter. */
const STRICTEST = {
  ...{ strict: true, skipLibCheck: false, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
  ...{ noImplicitOverride: true, noPropertyAccessFromIndexSignature: true, noFallthroughCasesInSwitch: true },
  ...{ noImplicitReturns: true, noUnusedLocals: true, isolatedModules: true, verbatimModuleSyntax: true },
  ...{ target: 'es2022', module: 'nodenext', outDir: 'built' },
};
const ENVIRONMENTS = {
  browser: { lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'], types: [] },
  node: { lib: ['es2022'], types: ['node'], typeRoots: [path.join(ROOT, 'node_modules/@types')] },
};

const FONTS = [
  { id: 'font_2', name: 'Inter' },
  { id: 'font_1', name: 'Lora' },
];
const ERROR = {
  type: 'invalid_request_error',
  kind: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No.',
  param: null,
};

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://livery');
  const data = searchParams.has('starting_after') ? FONTS.slice(1) : FONTS.slice(0, 1);
  const isList = pathname === '/api/v1/fonts';
  response.writeHead(isList ? 200 : 404, { 'content-type': 'application/json', 'request-id': 'req_1' });
  response.end(JSON.stringify(isList ? { data, has_more: data[0] === FONTS[0] } : { error: ERROR }));
});

const nodes = await installedNodes();
let directory: string;
let project: string;
let origin: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'livery-sdk-'));
  project = path.join(directory, 'project');
  const tarball = await packLibrary(directory);
  await mkdir(project);
  await writeFile(path.join(project, 'package.json'), '{ "name": "empty", "private": true }');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball]);
  for (const [file, text] of Object.entries(PROGRAMS)) await writeFile(path.join(project, file), text);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}`;
});

afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true, force: true });
});

/** @throws Error with the output of the program if it fails */
async function run(program: string, words: readonly string[]): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', LIVERY: origin };
  const ended = promisify(execFile)(program, words, { cwd: project, env });
  return (
    await ended.catch((error: unknown) => {
      throw new Error(JSON.stringify(error), { cause: error });
    })
  ).stdout;
}

const compiled = async (environment: keyof typeof ENVIRONMENTS): Promise<string> => {
  const configuration = {
    compilerOptions: { ...STRICTEST, ...ENVIRONMENTS[environment] },
    files: Object.keys(PROGRAMS),
  };
  await writeFile(path.join(project, 'tsconfig.json'), JSON.stringify(configuration));
  return run(process.execPath, [path.join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json']);
};

async function filesOf(pattern: string): Promise<string[]> {
  const folder = path.join(project, 'node_modules/@livery/sdk');
  const files = await Array.fromAsync(glob(pattern, { cwd: folder }));
  return Promise.all(files.sort().map((file) => readFile(path.join(folder, file), 'utf8')));
}

describe('the package of the client library', () => {
  it.each(['browser', 'node'] as const)(
    'compiles with the strictest options and the types of a %s',
    async (environment) => {
      expect(await compiled(environment)).toBe('');
    },
  );

  it.each([...nodes.keys()])('is imported and required on Node %s', async (version) => {
    await compiled('browser');
    for (const program of ['built/program.mjs', 'built/program.cjs']) {
      const printed = await run(nodes.get(version) ?? '', [program]);
      expect(JSON.parse(printed)).toEqual({ names: ['Inter', 'Lora'], code: 'resource_missing', requestId: 'req_1' });
    }
  });

  it('has at most 20 kB when it is compressed', async () => {
    const files = await filesOf('esm/**/*.js');
    expect(files.length).toBeGreaterThan(40);
    expect(gzipSync(files.join('')).length).toBeLessThanOrEqual(LARGEST_GZIPPED_BYTES);
  });

  it('imports nothing but its own files, and no type of Node', async () => {
    const files = [...(await filesOf('{esm,cjs}/**/*.js')), ...(await filesOf('{esm,cjs}/**/*.d.ts'))];
    const imported = files.flatMap((text) =>
      Array.from(text.matchAll(/(?:from |require\(|import\()["']([^"']+)/g), ([, name]) => name),
    );
    expect(imported.length).toBeGreaterThan(100);
    expect(imported.filter((name) => !/^\.{1,2}\/[\w./-]+\.js$/.test(name ?? ''))).toEqual([]);
    expect(files.filter((text) => /<reference |\bBuffer\b|\bNodeJS\b/.test(text))).toEqual([]);
  });

  it('does nothing when it is imported', async () => {
    const program = `
      const before = Reflect.ownKeys(globalThis).length;
      globalThis.fetch = () => { throw new Error('It sent a request.'); };
      const { Livery } = await import('@livery/sdk');
      new Livery({ baseUrl: 'http://127.0.0.1:9', credential: { clientId: 'a', clientSecret: 'b' } });
      console.log(Reflect.ownKeys(globalThis).length - before, process.getActiveResourcesInfo().length);`;
    await writeFile(path.join(project, 'imports.mjs'), program);
    expect(await run(process.execPath, ['imports.mjs'])).toBe('0 0\n');
  });
});
