import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { checkCataloguePage } from './check-catalogue-page.ts';

describe('docs/checks.md', () => {
  it('is what npm run docs:checks generates from the catalogue', () => {
    const page = readFileSync(new URL('../../docs/checks.md', import.meta.url), 'utf8');
    expect(page).toBe(checkCataloguePage());
  });
});
