import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Outcome {
  readonly code: number;
  /** What was printed, in two streams. */
  readonly stdout: string;
  readonly stderr: string;
}

const AUTHOR = { name: 'Reader', email: 'reader@example.com' };
const IDENTITY = {
  ...{ GIT_AUTHOR_NAME: AUTHOR.name, GIT_AUTHOR_EMAIL: AUTHOR.email },
  ...{ GIT_COMMITTER_NAME: AUTHOR.name, GIT_COMMITTER_EMAIL: AUTHOR.email },
};

/** A fresh folder, in which commands are run as a reader of the guide runs them. What npm installs globally is beside it. */
export class RecipeFolder implements AsyncDisposable {
  readonly path: string;
  private readonly home: string;
  private readonly programs: readonly string[];

  private constructor(home: string, programs: readonly string[]) {
    this.home = home;
    this.path = path.join(home, 'work');
    this.programs = [path.join(home, 'prefix/bin'), ...programs];
  }

  /** @param programs folders of programs that are found before those of `PATH` */
  static async open(programs: readonly string[] = []): Promise<RecipeFolder> {
    const folder = new RecipeFolder(await mkdtemp(path.join(tmpdir(), 'livery-recipe-')), programs);
    await mkdir(folder.path);
    return folder;
  }

  /** Runs commands as a step of a pipeline does: the first that fails ends them. */
  run(code: string, directory = this.path): Promise<Outcome> {
    return new Promise((resolve) => {
      execFile(
        'bash',
        ['-e', '-o', 'pipefail', '-c', code],
        { cwd: directory, env: this.environment() },
        (...result) => {
          const [error, stdout, stderr] = result;
          resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
        },
      );
    });
  }

  /** Writes a file, with the folders above it. */
  async write(name: string, content: string | Uint8Array): Promise<void> {
    await mkdir(path.dirname(this.at(name)), { recursive: true });
    await writeFile(this.at(name), content);
  }

  async copy(file: string, name: string): Promise<void> {
    await mkdir(path.dirname(this.at(name)), { recursive: true });
    await copyFile(file, this.at(name));
  }

  read(name: string): Promise<string> {
    return readFile(this.at(name), 'utf8');
  }

  at(name: string): string {
    return path.join(this.path, name);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return rm(this.home, { recursive: true, force: true });
  }

  private environment(): NodeJS.ProcessEnv {
    const PATH = [...this.programs, process.env['PATH']].join(path.delimiter);
    const prefix = path.join(this.home, 'prefix');
    return { ...process.env, ...IDENTITY, PATH, HOME: this.home, NODE_OPTIONS: '', npm_config_prefix: prefix };
  }
}
