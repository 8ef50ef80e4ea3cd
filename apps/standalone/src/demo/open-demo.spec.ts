import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parsePublicId } from '@livery/kernel';
import { readDemo, writeDemo } from './demo-file.ts';
import { type DemoPlace, openDemo } from './open-demo.ts';

/** Operator commands during which the process may be killed. */
class Desk {
  readonly organizations: string[] = [];
  issued = 0;
  killedBefore: 'organization' | 'keys' | null = null;

  isFresh = async (): Promise<boolean> => this.organizations.length === 0;
  hasOrganization = async (id: string): Promise<boolean> => this.organizations.includes(id);

  createOrganization = async (_name: string, _type: string, id = ''): Promise<string> => {
    if (this.killedBefore === 'organization') throw new Error('killed');
    this.organizations.push(id);
    return id;
  };

  issueKey = async (): Promise<string> => {
    if (this.killedBefore === 'keys') throw new Error('killed');
    this.issued += 1;
    return `key ${this.issued}`;
  };

  registerApplication = async () => ({ clientId: 'oa_client_demo', clientSecret: 'oa_secret_demo' });
}

let directory: string;
let operator: Desk;
let site: DemoPlace;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'livery-demo-'));
  operator = new Desk();
  site = { operator, baseUrl: 'http://127.0.0.1:3000', directory };
});

afterEach(() => rm(directory, { recursive: true }));

describe('the demo', () => {
  it('is created once, and later starts use it with their own URL', async () => {
    const first = await openDemo(site);
    expect(parsePublicId('org', first?.organization ?? '')).toBe(operator.organizations[0]);
    const again = await openDemo({ ...site, baseUrl: 'http://127.0.0.1:4000' });
    expect(again).toEqual({ ...first, base_url: 'http://127.0.0.1:4000' });
    expect(await readDemo(directory)).toEqual(again);
    expect(operator.issued).toBe(3);
  });

  it.each(['organization', 'keys'] as const)(
    'is completed after a kill before its %s was created',
    async (killedBefore) => {
      operator.killedBefore = killedBefore;
      await expect(openDemo(site)).rejects.toThrow('killed');
      operator.killedBefore = null;
      const facts = await openDemo(site);
      expect(operator.organizations).toHaveLength(1);
      expect(parsePublicId('org', facts?.organization ?? '')).toBe(operator.organizations[0]);
      expect(await readDemo(directory)).toEqual(facts);
    },
  );

  it('is not created if there are other organizations', async () => {
    operator.organizations.push('of-another');
    expect(await openDemo(site)).toBeNull();
    await writeDemo(directory, { organization: 'org_0350qvwQwlcDoPcLgIG0KV' });
    expect(await openDemo(site)).toBeNull();
    expect(operator.organizations).toEqual(['of-another']);
  });
});
