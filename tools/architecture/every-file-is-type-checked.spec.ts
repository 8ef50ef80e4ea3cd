import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');

/** The configuration files that the one of the root refers to: one for each program. */
function programs(): readonly string[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { projectReferences = [] } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return projectReferences.map((reference) => ts.resolveProjectReferencePath(reference));
}

function filesOf(program: string): readonly string[] {
  const { config } = ts.readConfigFile(program, (file) => ts.sys.readFile(file));
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(program));
  return fileNames.map((file) => path.relative(root, file)).filter((file) => /\.tsx?$/.test(file));
}

describe('the type check', () => {
  it('has every file of the repository in exactly one program', () => {
    const exclude = (file: string): boolean => ['dist', 'node_modules'].includes(path.basename(file));
    const files = globSync('{apps,libs,tools,samples}/**/*.{ts,tsx}', { cwd: root, exclude });
    const checked = programs().flatMap(filesOf);
    expect(programs()).toHaveLength(4);
    expect(checked.toSorted()).toEqual(files.toSorted());
  });
});
