import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');

function read(file: string): ts.ParsedCommandLine {
  const onUnRecoverableConfigFileDiagnostic = ({ messageText }: ts.Diagnostic): never => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  };
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic };
  const parsed = ts.getParsedCommandLineOfConfigFile(file, {}, host);
  if (parsed === undefined) throw new Error(`${file} cannot be read.`);
  return parsed;
}

/** The configuration files that the one of the root refers to: one for each program. */
function programs(): readonly string[] {
  const { projectReferences = [] } = read(path.join(root, 'tsconfig.json'));
  return projectReferences.map((reference) => ts.resolveProjectReferencePath(reference));
}

function filesOf(program: string): readonly string[] {
  const { fileNames } = read(program);
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
