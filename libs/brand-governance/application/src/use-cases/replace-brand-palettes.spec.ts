import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PALETTE_SETTINGS } from '@livery/brand-governance-domain';
import type { Tenant } from '@livery/kernel';
import { FixedClock } from '@livery/testing';
import { BrandPaletteChanges } from '../brand-palette-changes.ts';
import { BrandPaletteRepository, type PaletteState } from '../ports/brand-palette.repository.ts';
import { ImmediateUnitOfWork } from '../testing/immediate-unit-of-work.ts';
import { RecordedEvents } from '../testing/recorded-events.ts';
import { ReplaceBrandPalettes } from './replace-brand-palettes.ts';

class OnePaletteState extends BrandPaletteRepository {
  stored: PaletteState = { palettes: [], settings: DEFAULT_PALETTE_SETTINGS, revision: 0, updated: null };

  state(): Promise<PaletteState> {
    return Promise.resolve(this.stored);
  }

  stateForUpdate(): Promise<PaletteState> {
    return this.state();
  }

  replace(_: Tenant, state: PaletteState): Promise<void> {
    this.stored = state;
    return Promise.resolve();
  }
}

const tenant: Tenant = { organizationId: '019aa000-0000-7000-8000-000000000000', livemode: true };
const settings = DEFAULT_PALETTE_SETTINGS;
const blues = { name: 'Blues', colors: [{ name: 'Brand Blue', hex: '#0f4c81' }] };
const reds = { name: 'Reds', colors: [{ hex: '#B00020' }] };

function setUp() {
  const palettes = new OnePaletteState();
  const log = new RecordedEvents();
  const clock = new FixedClock();
  const changes = new BrandPaletteChanges(palettes, log, new ImmediateUnitOfWork());
  const replace = new ReplaceBrandPalettes(changes, clock);
  return { palettes, log, clock, replace };
}

describe('replacing the palettes', () => {
  it('keeps ids and dates of palettes that stay equal, and of their colours', async () => {
    const { clock, replace } = setUp();
    const first = await replace.execute({ tenant, seenRevision: null, palettes: [blues], settings });
    clock.advance(1_000);
    const second = await replace.execute({ tenant, seenRevision: null, palettes: [reds, blues], settings });
    expect(second.palettes[1]).toEqual(first.palettes[0]);
    expect(second.updated).not.toEqual(first.updated);
  });

  it('records one event for the new state, and none when nothing changes', async () => {
    const { log, replace } = setUp();
    const first = await replace.execute({ tenant, seenRevision: null, palettes: [blues], settings });
    expect(await replace.execute({ tenant, seenRevision: null, palettes: [blues], settings })).toEqual(first);
    expect(log.events).toMatchObject([
      { type: 'brand.palettes.updated', data: { object: { palettes: [{ name: 'Blues' }] } } },
    ]);
  });

  it('records an event when only settings change', async () => {
    const { log, replace } = setUp();
    await replace.execute({ tenant, seenRevision: null, palettes: [blues], settings });
    await replace.execute({
      tenant,
      seenRevision: null,
      palettes: [blues],
      settings: { ...settings, allowNeutralGreys: false },
    });
    expect(log.events[1]).toMatchObject({ data: { object: { settings: { allow_neutral_greys: false } } } });
  });

  it('stores nothing when one colour is wrong', async () => {
    const { palettes, log, replace } = setUp();
    const wrong = { name: 'Wrong', colors: [{ hex: '#B00020' }, { hex: 'red' }] };
    await expect(
      replace.execute({ tenant, seenRevision: null, palettes: [blues, wrong], settings }),
    ).rejects.toMatchObject({
      code: 'parameter_invalid',
      param: 'palettes[1].colors[1].hex',
    });
    expect(palettes.stored.updated).toBeNull();
    expect(log.events).toEqual([]);
  });
});
