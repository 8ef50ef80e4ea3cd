import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { checkCataloguePage } from './check-catalogue-page.ts';

describe('the page on checks', () => {
  it('is what the catalogue makes of it; npm run docs:checks writes it', () => {
    const page = readFileSync(new URL('../../docs/checks.md', import.meta.url), 'utf8');
    expect(page).toBe(checkCataloguePage());
  });
});
