import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isLive, isSafeToRetire, rotateClientSecret } from './client-secrets.ts';
import { type OAuthApplication, registerOAuthApplication } from './oauth-application.ts';

const start = new Date('2026-11-20T09:00:00Z');
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1_000);

const application = (): OAuthApplication =>
  registerOAuthApplication({
    id: '01930000-0000-7000-8000-000000000001',
    tenant: { organizationId: '01930000-0000-7000-8000-000000000002', livemode: true },
    name: 'Import',
    description: null,
    clientId: '01930000-0000-7000-8000-000000000003',
    requestedScopes: ['brand:read'],
    tokenLifetime: undefined,
    apiVersion: '2026-11-20',
    metadata: {},
    secret: { id: 'first', lastFour: 'aaaa' },
    createdBy: null,
    at: start,
  });

describe('the secrets of an application', () => {
  it('include at most two valid ones, however often they are rotated', () => {
    const step = fc.record({ wait: fc.nat(100), overlap: fc.nat(100) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let [rotated, now, count] = [application(), 0, 0];
        for (const { wait, overlap } of steps) {
          now += wait;
          count += 1;
          try {
            const rotation = { id: `secret ${count}`, lastFour: 'bbbb', overlapSeconds: overlap, at: later(now) };
            rotated = rotateClientSecret(rotated, rotation);
          } catch (error) {
            expect(error).toMatchObject({ code: 'resource_conflict' });
          }
          const live = rotated.secrets.filter((secret) => isLive(secret, later(now)));
          expect(live.length).toBeLessThanOrEqual(2);
          expect(live[0]).toBe(rotated.secrets[0]);
        }
      }),
    );
  });

  it('are safe to retire once the newest was used more than a token lifetime after their last use', () => {
    const { secrets } = rotateClientSecret(application(), { id: 'new', lastFour: 'b', overlapSeconds: 9, at: start });
    const [newest, older] = secrets;
    if (older === undefined) throw new Error('There is no older secret.');
    const used = (at: Date | null) => ({ ...newest, lastUsedAt: at });
    expect(isSafeToRetire(older, used(null), 300)).toBe(false);
    expect(isSafeToRetire(older, used(start), 300)).toBe(true);
    expect(isSafeToRetire({ ...older, lastUsedAt: start }, used(later(300)), 300)).toBe(false);
    expect(isSafeToRetire({ ...older, lastUsedAt: start }, used(later(301)), 300)).toBe(true);
    expect(isSafeToRetire(newest, used(later(1_000)), 300)).toBe(false);
  });
});
