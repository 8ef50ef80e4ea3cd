import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { listProjects } from './list-projects.ts';

const root = path.resolve(import.meta.dirname, '../..');
const projects = await listProjects(root);
const CONFIGURATIONS = [...projects.map(({ directory }) => `${directory}/package.json`), 'samples/project.json'];

describe('lint', () => {
  it.each(CONFIGURATIONS)('is a target of %s', async (file) => {
    expect(await readFile(path.join(root, file), 'utf8')).toMatch(/"targets": \{\s*"lint": \{\}/);
  });

  it('has each source file in one of these projects, or among the scripts of the root', () => {
    const exclude = (file: string): boolean => ['dist', 'node_modules', '.nx'].includes(path.basename(file));
    const files = globSync('**/*.{js,cjs,mjs,ts,cts,mts,tsx,jsx}', { cwd: root, exclude });
    const directories = CONFIGURATIONS.map((file) => `${path.dirname(file)}/`);
    const others = files.filter((file) => !directories.some((directory) => file.startsWith(directory)));
    expect(others.toSorted()).toEqual(['eslint.config.js', 'jest.config.js']);
  });
});
