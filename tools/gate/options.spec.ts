import { describe, expect, it } from '@jest/globals';
import { BUDGETS } from '../build/budget.ts';
import { parseOptions } from './options.ts';
import { debianPackages } from './packages.ts';
import { FURTHER_PARTS, NPM_TEST, PARTS } from './parts.ts';

const NAMES = [NPM_TEST, ...PARTS, ...FURTHER_PARTS].map(({ name }) => name);

describe('the options of the gate', () => {
  it('are all parts but those of whole runs by default', () => {
    const { parts, isComplete, isWhole, keepsGoing } = parseOptions([], {});
    expect(parts).toEqual([NPM_TEST, ...PARTS]);
    expect([isComplete, isWhole, keepsGoing]).toEqual([true, false, false]);
    expect(parseOptions(['--whole'], {}).parts.map(({ name }) => name)).toEqual(NAMES);
  });

  it('may name parts, which is no complete run, and give another limit', () => {
    const { parts, isComplete, limitMinutes } = parseOptions(['--only=s3,clients', '--limit=0.5'], {});
    expect([parts.map(({ name }) => name), isComplete, limitMinutes]).toEqual([['s3', 'clients'], false, 0.5]);
    expect(() => parseOptions(['--only=s4'], {})).toThrow('There is no part s4, only test, ');
  });

  it('may ask for what comes after a failed npm test, also by a variable', () => {
    expect(parseOptions(['--keep-going'], {}).keepsGoing).toBe(true);
    expect(parseOptions([], { LIVERY_KEEP_GOING: 'true' }).keepsGoing).toBe(true);
  });
});

describe('every part', () => {
  it('has a budget, and every budget a part', () => {
    expect([...NAMES].sort()).toEqual(Object.keys(BUDGETS).sort());
  });

  it('that packages of the distribution are for exists', async () => {
    const named = (await debianPackages()).flatMap(({ parts }) => parts);
    expect([...new Set(named)].filter((part) => !NAMES.some((name) => name === part))).toEqual([]);
  });
});
