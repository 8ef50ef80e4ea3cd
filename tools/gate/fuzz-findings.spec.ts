import { describe, expect, it } from '@jest/globals';
import { ownersOfOperations, partition } from './fuzz-findings.ts';
import type { Project } from './projects.ts';

const PROJECTS: readonly Project[] = [
  { name: 'kernel', directory: 'libs/shared/kernel', dependencies: [] },
  {
    name: 'brand-governance-infrastructure',
    directory: 'libs/brand-governance/infrastructure',
    dependencies: ['kernel'],
  },
  { name: 'delivery-infrastructure', directory: 'libs/delivery/infrastructure', dependencies: ['kernel'] },
];
const ofRules = 'apps/api/e2e/fuzz/fuzz.long.spec.ts: a random request to an operation gets …: PUT /brand_rules';
const ofEndpoints = 'Schemathesis: POST /webhook_endpoints';
const ofAll = 'Schemathesis: requests';
const FOUND = { passed: 0, failed: 3, failures: [ofRules, ofEndpoints, ofAll] };

describe('what a fuzzer finds', () => {
  it('is split by whether the change touches the context of the operation; without an operation it always counts', async () => {
    const owners = await ownersOfOperations();
    const after = (...files: readonly string[]) => partition(FOUND, files, owners, PROJECTS);
    expect(after('libs/delivery/infrastructure/src/relay.ts')).toEqual({
      untouched: [ofRules],
      touched: [ofEndpoints, ofAll],
    });
    expect(after('docs/glossary.md')).toEqual({ untouched: [ofRules, ofEndpoints], touched: [ofAll] });
    expect(after('libs/shared/kernel/src/page.ts').untouched).toEqual([]);
  });

  it('can be told for every operation of the contract but those about the contract itself', async () => {
    const owners = await ownersOfOperations();
    expect(owners.get('POST /oauth/token')).toContain('oauth-server');
    expect(owners.size).toBeGreaterThan(150);
    expect(owners.has('GET /openapi.json')).toBe(false);
  });
});
