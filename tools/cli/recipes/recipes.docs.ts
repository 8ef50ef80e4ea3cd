import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { nodeProgram } from '../../packages/node-program.ts';
import { pythonEnvironment } from '../../packages/python-environment.ts';
import { OFF_BRAND, ON_BRAND, openBrandRepository } from './brand-repository.ts';
import { recipesOf } from './guide.ts';
import { type JobOutcome, runGitHubJob, runGitLabJob } from './pipelines.ts';
import { type Outcome, RecipeFolder } from './recipe-folder.ts';

jest.setTimeout(180_000);

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The oldest version that the command line runs on. */
const OLDEST_NODE = '22.2.0';
const NODE_OF_RECIPES = '22.23.3';
/** Lets an installation in the checkout keep the packages of its `npm ci`. */
const INSTALLED_BEFORE = 'npm() { [ "$1" = ci ] || command npm "$@"; }\n';

let tarball: string;
let programs: readonly string[];

beforeAll(async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'cli:pack'], { cwd: ROOT });
  tarball = stdout.trim();
  const preCommit = await pythonEnvironment('pre-commit', path.join(import.meta.dirname, '../requirements.txt'));
  programs = [await nodeProgram(NODE_OF_RECIPES), preCommit];
}, 600_000);

async function recipe(section: string, language: 'sh' | 'yaml' = 'sh', index = 0): Promise<string> {
  return (await recipesOf(section, language))[index] ?? '';
}

/** The repository with an old deck off brand, whose findings are in the baseline. */
async function repositoryWithBaseline(): Promise<RecipeFolder> {
  const folder = await openBrandRepository(tarball, programs);
  await folder.write('decks/old.pptx', OFF_BRAND);
  await folder.run('npm install --global ./brand/*.tgz');
  await folder.run(await recipe('Old findings need not fail new work'));
  return folder;
}

const printed = ({ stdout, stderr }: Outcome): string => stdout + stderr;

describe('the package, made and installed as the guide says', () => {
  it('is made in a checkout, and installed for all folders', async () => {
    await using folder = await RecipeFolder.open();
    const made = await folder.run(INSTALLED_BEFORE + (await recipe('Install')), ROOT);
    expect([made.code, made.stderr]).toEqual([0, expect.stringContaining('built ')]);
    expect(await folder.run('livery --version')).toEqual({ code: 0, stdout: '0.1.0\n', stderr: '' });
  });

  it.each([OLDEST_NODE, NODE_OF_RECIPES, process.version.slice(1)])(
    'has first findings in an otherwise empty folder with one command, on Node %s',
    async (version) => {
      const node = version === process.version.slice(1) ? path.dirname(process.execPath) : await nodeProgram(version);
      await using folder = await RecipeFolder.open([node]);
      await folder.copy(tarball, path.basename(tarball));
      await folder.write('deck.pptx', OFF_BRAND);
      expect((await folder.run('node --version')).stdout).toBe(`v${version}\n`);
      const found = await folder.run(await recipe('First findings'));
      expect(found.code).toBe(1);
      expect(found.stdout).toMatch(/^ +medium +a11y\.alt_text +slide\[4\]\/shape\[0\] /m);
      expect(found.stderr).toContain('the default rules apply');
      const others =
        'livery learn deck.pptx --output own.json && livery fix deck.pptx --output fixed.pptx' +
        " && livery check '*.pptx' --guideline own.json --fail-on never";
      const used = await folder.run(`npm install --global ./${path.basename(tarball)} && ${others}`);
      expect([used.code, used.stdout]).toEqual([0, expect.stringMatching(/^2 files, /m)]);
    },
  );
});

describe('the commands of the guide', () => {
  it('check documents, and those of a folder and of a pattern', async () => {
    await using folder = await repositoryWithBaseline();
    await folder.copy(path.join(ROOT, 'samples/brand-faults.docx'), 'reports/2026/report.docx');
    const { code, stdout } = await folder.run(await recipe('Check'));
    expect(code).toBe(1);
    expect(stdout).toContain('reports/2026/report.docx: ');
    expect(stdout).toMatch(/^4 files, /m);
  });

  it('fix a deck', async () => {
    await using folder = await repositoryWithBaseline();
    await folder.write('decks/deck.pptx', OFF_BRAND);
    const { code, stdout } = await folder.run(await recipe('Fix'));
    expect([code, stdout]).toEqual([1, expect.stringMatching(/ findings were fixed\. \d+ findings are left, /)]);
    expect((await folder.run('livery check fixed.pptx --fail-on never')).code).toBe(0);
  });

  it('pass while nothing is found but what the baseline has', async () => {
    await using folder = await repositoryWithBaseline();
    const check = await recipe('Old findings need not fail new work', 'sh', 1);
    expect((await folder.run(check)).code).toBe(0);
    await folder.write('decks/deck.pptx', OFF_BRAND);
    expect((await folder.run(check)).code).toBe(1);
  });
});

describe.each([
  {
    service: 'GitHub Actions',
    run: runGitHubJob,
    report: 'brand.sarif',
    reported: /"version": "2\.1\.0"/,
    says: /^::error file=decks\/new\.pptx,title=/m,
    actions: ['actions/checkout@v6', 'actions/setup-node@v6', 'github/codeql-action/upload-sarif@v4'],
  },
  {
    service: 'GitLab',
    run: runGitLabJob,
    report: 'brand.xml',
    reported: /<testcase classname="decks\/new\.pptx"/,
    // GitLab shows the report itself.
    says: /^/,
    actions: [],
  },
])('the recipe for $service', ({ service, run, report, reported, says, actions }) => {
  const jobIn = async (folder: RecipeFolder): Promise<JobOutcome> => run(await recipe(service, 'yaml'), folder);

  it('passes a repository whose findings are all in the baseline', async () => {
    await using folder = await repositoryWithBaseline();
    const { succeeded, outcomes } = await jobIn(folder);
    expect([succeeded, outcomes.map(({ code }) => code)]).toEqual([true, outcomes.map(() => 0)]);
  });

  it('fails for a new deck that is off brand, and writes its report', async () => {
    await using folder = await repositoryWithBaseline();
    await folder.write('decks/new.pptx', OFF_BRAND);
    const job = await jobIn(folder);
    expect(job.succeeded).toBe(false);
    expect(job.outcomes.map(printed).join('')).toMatch(says);
    expect(await folder.read(report)).toMatch(reported);
    expect(job.actions).toEqual(actions);
  });
});

describe('the recipes for commits', () => {
  const CONFIGURATION = '.pre-commit-config.yaml';
  const commit = (folder: RecipeFolder): Promise<Outcome> => folder.run('git add decks && git commit --message Decks');

  async function provesItself(folder: RecipeFolder): Promise<void> {
    const passed = await commit(folder);
    expect([passed.code, printed(passed)]).toEqual([
      0,
      expect.stringMatching(/^ create mode 100644 decks\/old\.pptx$/m),
    ]);
    await folder.write('decks/new one.pptx', OFF_BRAND);
    await folder.write('decks/other.pptx', ON_BRAND);
    const refused = await commit(folder);
    expect(refused.code).not.toBe(0);
    expect(printed(refused)).toMatch(/^decks\/new one\.pptx: \d+ findings[^]*^ +high \(new\) +color\.off_palette /m);
    expect((await folder.run('git log --oneline')).stdout.trim().split('\n')).toHaveLength(1);
  }

  it('use the package of the repository with pre-commit', async () => {
    await using folder = await repositoryWithBaseline();
    await folder.write(CONFIGURATION, await recipe('Before each commit', 'yaml'));
    await folder.run(`git add ${CONFIGURATION} && pre-commit install`);
    await provesItself(folder);
  });

  it('use a repository that was made of the package with pre-commit', async () => {
    await using folder = await repositoryWithBaseline();
    const made = await folder.run(await recipe('Before each commit'));
    expect([made.code, made.stderr]).toEqual([0, expect.anything()]);
    const [, configuration = ''] = await recipesOf('Before each commit', 'yaml');
    await folder.write(
      CONFIGURATION,
      configuration.replace('https://git.example.com/livery-hooks', folder.at('livery-hooks')),
    );
    await folder.run(`git add ${CONFIGURATION} && pre-commit install && npm uninstall --global @livery/cli`);
    await provesItself(folder);
  });

  it('use the installed command line as a hook of git', async () => {
    await using folder = await repositoryWithBaseline();
    await folder.write('.git/hooks/pre-commit', await recipe('Before each commit', 'sh', 1));
    await chmod(folder.at('.git/hooks/pre-commit'), 0o755);
    await provesItself(folder);
  });

  it('check every type of document as a hook of git, whatever the case of its name', async () => {
    await using folder = await repositoryWithBaseline();
    await folder.write('.git/hooks/pre-commit', await recipe('Before each commit', 'sh', 1));
    await chmod(folder.at('.git/hooks/pre-commit'), 0o755);
    const types = ['pptx', 'potx', 'ppsx', 'pptm', 'potm', 'ppsm', 'docx', 'dotx', 'docm', 'dotm'];
    const names = types.flatMap((type) => [`decks/a.${type}`, `decks/b.${type.toUpperCase()}`]);
    for (const name of names) await folder.write(name, Buffer.from('PK'));
    const { code, stdout, stderr } = await commit(folder);
    expect(code).not.toBe(0);
    const judged = Array.from((stdout + stderr).matchAll(/^(decks\/[ab]\.\w+): not judged, /gm), ([, name]) => name);
    expect(judged.sort()).toEqual(names.sort());
  });
});
