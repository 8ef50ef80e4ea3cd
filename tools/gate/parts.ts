import type { BUDGETS } from '../build/budget.ts';

export type PartName = keyof typeof BUDGETS;

/** What a part proves: these projects with all that they depend on, and these files. */
export interface Subject {
  /** Names of projects in Nx. */
  readonly projects: readonly string[];
  /** The beginnings of paths. */
  readonly paths: readonly string[];
}

export interface Part {
  readonly name: PartName;
  /** A program of `PATH` with its parameters. */
  readonly command: readonly [string, ...string[]];
  /** Beside a part that needs a processor, one that mostly waits is run. Beside a part that runs alone, nothing is. */
  readonly lane: 'alone' | 'processor' | 'waiting';
  /** The part runs whole if a change touches this, and takes a sample otherwise. Without it, the part always runs whole. */
  readonly subject?: Subject;
}

const suites = (name: string): Part['command'] => ['node', 'tools/build/check-further.ts', name];
const script = (name: string): Part['command'] => ['npm', 'run', '--silent', name];

const ENGINE = ['brand-governance-infrastructure', 'office-composition', 'office-editing', 'office-reading'];
/** What keeps its promises through outages and kills: the outbox, the queue, the claims, the stored bytes, the processes. */
const DURABLE = [
  'persistence',
  'messaging',
  'jobs',
  'process',
  'blobs',
  'embedded-postgres',
  'delivery-infrastructure',
];
const CONTRACT: Subject = {
  projects: ['http', 'requests'],
  paths: ['apps/api/', 'openapi.json', 'tools/schemathesis/', 'tools/fuzz/'],
};

/** What runs first. Nothing else runs if it fails. */
export const NPM_TEST: Part = { name: 'test', command: ['npm', 'test'], lane: 'alone' };

/** What runs after `npm test`, the longest first in each lane. */
export const PARTS: readonly Part[] = [
  {
    name: 'office',
    command: suites('office'),
    lane: 'processor',
    subject: { projects: ENGINE, paths: ['samples/', 'tools/office-proof/'] },
  },
  {
    name: 'corpus',
    command: suites('corpus'),
    lane: 'processor',
    subject: {
      projects: ENGINE,
      paths: ['samples/', 'libs/content/infrastructure/src/text/', 'libs/content/infrastructure/src/sniffing/'],
    },
  },
  { name: 'schemathesis', command: script('fuzz:schemathesis'), lane: 'processor', subject: CONTRACT },
  { name: 'fuzz', command: suites('fuzz'), lane: 'processor', subject: CONTRACT },
  {
    name: 'random',
    command: suites('random'),
    lane: 'processor',
    subject: { projects: ENGINE, paths: ['tools/engine/', 'libs/content/'] },
  },
  {
    name: 'dashboard',
    command: suites('dashboard'),
    lane: 'waiting',
    subject: { projects: ['dashboard', 'sdk', 'standalone'], paths: ['openapi.json'] },
  },
  { name: 'process', command: suites('process'), lane: 'waiting' },
  { name: 'docs', command: suites('docs'), lane: 'waiting' },
  {
    name: 'faults',
    command: suites('faults'),
    lane: 'waiting',
    subject: { projects: DURABLE, paths: ['apps/worker/', 'tools/faults/'] },
  },
  { name: 'deploy', command: suites('deploy'), lane: 'waiting' },
  { name: 'debian', command: suites('debian'), lane: 'waiting' },
  { name: 'redis', command: ['node', 'tools/redis/with-redis.ts', ...suites('redis')], lane: 'waiting' },
  { name: 's3', command: suites('s3'), lane: 'waiting' },
  { name: 'timed', command: suites('timed'), lane: 'alone' },
  { name: 'alone', command: suites('alone'), lane: 'alone' },
  { name: 'first run', command: ['node', 'tools/first-run/prove.ts'], lane: 'alone' },
];

/** What only `npm run test:whole` runs. */
export const FURTHER_PARTS: readonly Part[] = [
  { name: 'runtimes', command: suites('runtimes'), lane: 'waiting' },
  { name: 'clients', command: script('test:clients'), lane: 'waiting' },
];

/** In a sample, one of these sends random requests. */
export const FUZZERS: readonly [PartName, PartName] = ['schemathesis', 'fuzz'];
