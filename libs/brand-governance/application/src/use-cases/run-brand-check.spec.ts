import { describe, expect, it } from '@jest/globals';
import {
  type BrandCheck,
  DEFAULT_PALETTE_SETTINGS,
  type Guideline,
  InspectionUnavailable,
  type Verdict,
} from '@livery/brand-governance-domain';
import { type Actor, DomainError, type Page, publicId, type Tenant } from '@livery/kernel';
import { FixedClock } from '@livery/testing';
import { CheckHistory } from '../check-history.ts';
import { BrandCheckRepository } from '../ports/brand-check.repository.ts';
import { BrandCheckRecorder } from '../brand-check-recorder.ts';
import { DocumentInspector, type Inspection, type InspectionOptions } from '../ports/document-inspector.ts';
import type { ReceivedDocument } from '../ports/received-document.ts';
import { type ArrivingDocument, DocumentStorage } from '../ports/document-storage.ts';
import { GuidelineRepository } from '../ports/guideline.repository.ts';
import { GuidelineSnapshotRepository } from '../ports/guideline-snapshot.repository.ts';
import { PendingBrandChecks } from '../ports/pending-brand-checks.ts';
import { KeptDocumentRepository } from '../ports/kept-document.repository.ts';
import { rulesInForce } from '../rules-in-force.ts';
import { ImmediateUnitOfWork } from '../testing/immediate-unit-of-work.ts';
import { MemorySuppressions } from '../testing/memory-suppressions.ts';
import { RecordedEvents } from '../testing/recorded-events.ts';
import { StorePatience } from '../store-patience.ts';
import { RunBrandCheck } from './run-brand-check.ts';

class DefaultGuideline extends GuidelineRepository {
  active(): Promise<Guideline> {
    return Promise.resolve({
      rules: rulesInForce(null),
      palettes: [],
      settings: DEFAULT_PALETTE_SETTINGS,
      fonts: [],
    });
  }
}

/** Takes two seconds of the fixed clock, and returns the given verdict. */
class ScriptedInspector extends DocumentInspector<Uint8Array> {
  constructor(
    private readonly verdict: Verdict | null,
    private readonly clock: FixedClock,
  ) {
    super();
  }

  inspect(_document: unknown, _guideline: unknown, { copy }: InspectionOptions): Promise<Inspection> {
    if (this.verdict === null) return Promise.reject(new InspectionUnavailable());
    this.clock.advance(2_000);
    copy?.complete('ab'.repeat(32));
    return Promise.resolve({ verdict: this.verdict, contentSha256: 'ab'.repeat(32) });
  }
}

class KeptChecks extends BrandCheckRepository {
  readonly kept: BrandCheck[] = [];

  find(): Promise<BrandCheck | null> {
    return Promise.resolve(null);
  }

  list(): Promise<Page<BrandCheck>> {
    return Promise.resolve({ items: this.kept, hasMore: false });
  }

  insert(check: BrandCheck): Promise<void> {
    this.kept.push(check);
    return Promise.resolve();
  }

  conclude(): Promise<null> {
    return Promise.resolve(null);
  }
}

type StoreState = 'ready' | 'full' | 'silent' | 'not copied';

/** Notes what happens to the bytes of documents. */
class NotingStorage extends DocumentStorage {
  readonly notes: string[] = [];

  constructor(private readonly state: StoreState) {
    super();
  }

  prepare(): Promise<ArrivingDocument> {
    const { notes, state } = this;
    notes.push('prepared');
    return Promise.resolve({
      copy: { path: '/copy', complete: () => void notes.push('copied') },
      staged: () => {
        if (state === 'not copied') return Promise.reject(new Error('The copy of the document is not complete.'));
        if (state === 'silent') return new Promise(() => undefined);
        if (state === 'full') return Promise.reject(new DomainError('unavailable', 'unavailable', 'The disk is full.'));
        return Promise.resolve({
          keep: async () => void notes.push('kept'),
          discard: async () => void notes.push('discarded'),
        });
      },
      [Symbol.asyncDispose]: async () => void notes.push('removed'),
    });
  }

  store(): Promise<never> {
    return Promise.reject(new Error('Nothing is to be stored without an inspection.'));
  }

  load(): Promise<null> {
    return Promise.resolve(null);
  }

  stored(): never {
    throw new Error('Nothing is stored.');
  }

  release(): Promise<void> {
    return Promise.resolve();
  }
}

/** A synchronous check is never queued. */
class NoQueue extends PendingBrandChecks {
  queue(): Promise<void> {
    return Promise.reject(new Error('Nothing is to be queued.'));
  }
}

class StagedDocuments extends KeptDocumentRepository {
  keep(...[check, staged, transaction]: Parameters<KeptDocumentRepository['keep']>): Promise<void> {
    return staged.keep(check.id, transaction);
  }

  drop(): Promise<boolean> {
    return Promise.resolve(false);
  }

  giveUp(): Promise<boolean> {
    return Promise.resolve(false);
  }

  find(): Promise<null> {
    return Promise.resolve(null);
  }
}

class KeptVersions extends GuidelineSnapshotRepository {
  readonly versions: string[] = [];

  keep(_tenant: Tenant, version: string): Promise<void> {
    this.versions.push(version);
    return Promise.resolve();
  }

  find(): Promise<null> {
    return Promise.resolve(null);
  }
}

const JUDGED: Verdict = { outcome: 'judged', findings: [], notEvaluated: [], truncated: false };
const REFUSED: Verdict = {
  outcome: 'refused',
  refusal: { kind: 'unprocessable', code: 'file_encrypted', message: 'Remove the password.', param: null, part: null },
};

const tenant: Tenant = { organizationId: '019aa000-0000-7000-8000-000000000000', livemode: false };
const requestedBy: Actor = { kind: 'api_key', id: '019aa000-0000-7000-8000-000000000001' };

/** Ends every wait as soon as what is there already has been taken. */
const patience = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

function setUp(verdict: Verdict | null, state: StoreState = 'ready') {
  const checks = new KeptChecks();
  const log = new RecordedEvents();
  const clock = new FixedClock();
  const storage = new NotingStorage(state);
  const snapshots = new KeptVersions();
  const run = new RunBrandCheck(
    new DefaultGuideline(),
    new ScriptedInspector(verdict, clock),
    storage,
    new BrandCheckRecorder(checks, snapshots, new StagedDocuments(), storage, new NoQueue(), log),
    new ImmediateUnitOfWork(),
    clock,
    new CheckHistory(checks, new MemorySuppressions()),
    30,
    new StorePatience(patience),
  );
  const document: ReceivedDocument<Uint8Array> = { format: 'pptx', bytes: Uint8Array.of(1, 2, 3) };
  const input = { tenant, requestedBy, document, filename: 'deck.pptx', name: null, baselineId: null, keep: true };
  return { checks, log, run, input, notes: storage.notes, versions: snapshots.versions };
}

describe('running a brand check', () => {
  it('keeps what was judged, by which guideline, by whom and how long it took', async () => {
    const { checks, run, input } = setUp(JUDGED);
    const check = await run.execute({ ...input, metadata: { team: 'web' } });
    expect(checks.kept).toEqual([check]);
    expect(check).toMatchObject({
      status: 'completed',
      tenant,
      createdBy: requestedBy,
      format: 'pptx',
      filename: 'deck.pptx',
      sizeBytes: 3,
      contentSha256: 'ab'.repeat(32),
      guidelineVersion: expect.stringMatching(/^[0-9a-f]{64}$/),
      metadata: { team: 'web' },
    });
    expect(check.completed.getTime() - check.created.getTime()).toBe(2_000);
  });

  it('records the event of a completed check with its reference, without the findings', async () => {
    const { log, run, input } = setUp(JUDGED);
    const { id } = await run.execute(input);
    const object = { id: publicId('brand_check', id), object: 'brand_check', status: 'completed', livemode: false };
    expect(log.events).toMatchObject([{ type: 'brand.check.completed', tenant, data: { object } }]);
    expect(log.events[0]?.data['object']).not.toHaveProperty('findings');
  });

  it('stores and records a document that cannot be judged, and names the record in the error', async () => {
    const { checks, log, run, input } = setUp(REFUSED);
    const error: unknown = await run.execute(input).catch((thrown: unknown) => thrown);
    const [kept] = checks.kept;
    expect(kept).toMatchObject({ status: 'failed', refusal: { code: 'file_encrypted' } });
    expect(error).toMatchObject({
      kind: 'unprocessable',
      code: 'file_encrypted',
      extras: { brand_check: publicId('brand_check', kept?.id ?? '') },
    });
    expect(log.events).toMatchObject([
      { type: 'brand.check.failed', data: { object: { status: 'failed', summary: null } } },
    ]);
  });

  it('keeps the document of a completed check, and the guideline that judged it', async () => {
    const { run, input, notes, versions } = setUp(JUDGED);
    const { created, documentKeptUntil, guidelineVersion } = await run.execute(input);
    expect(documentKeptUntil?.getTime()).toBe(created.getTime() + 30 * 24 * 3_600_000);
    expect(notes).toEqual(['prepared', 'copied', 'kept', 'removed']);
    expect(versions).toEqual([guidelineVersion]);
  });

  it('does not even copy a document that is not to be kept', async () => {
    const { run, input, notes } = setUp(JUDGED);
    expect(await run.execute({ ...input, keep: false })).toMatchObject({ documentKeptUntil: null });
    expect(notes).toEqual([]);
  });

  it('gives up the document of a failed check', async () => {
    const { checks, run, input, notes, versions } = setUp(REFUSED);
    await expect(run.execute(input)).rejects.toMatchObject({ code: 'file_encrypted' });
    expect(checks.kept).toMatchObject([{ documentKeptUntil: null }]);
    expect(notes).toEqual(['prepared', 'copied', 'discarded', 'removed']);
    expect(versions).toEqual([]);
  });

  it('records the verdict without the document if the store is full or away, and does not ask it again at once', async () => {
    const { checks, log, run, input, notes } = setUp(JUDGED, 'full');
    expect(await run.execute(input)).toMatchObject({ status: 'completed', documentKeptUntil: null });
    expect(notes).toEqual(['prepared', 'copied', 'removed']);
    expect(await run.execute(input)).toMatchObject({ status: 'completed', documentKeptUntil: null });
    expect(notes).toHaveLength(3);
    expect([checks.kept.length, log.events.length]).toEqual([2, 2]);
  });

  it('does not wait for a store that is silent', async () => {
    const { run, input, notes } = setUp(JUDGED, 'silent');
    expect(await run.execute(input)).toMatchObject({ status: 'completed', documentKeptUntil: null });
    expect(notes).toEqual(['prepared', 'copied', 'removed']);
  });

  it.each(['full', 'not copied'] as const)(
    'says of a document that can neither be judged nor stored that it cannot be judged: %s',
    async (state) => {
      const { checks, run, input } = setUp(REFUSED, state);
      await expect(run.execute(input)).rejects.toMatchObject({ code: 'file_encrypted' });
      expect(checks.kept).toHaveLength(1);
    },
  );

  it.each([
    ['the metadata is not acceptable', JUDGED, { a: 1 }, 'parameter_invalid'],
    ['there is no capacity', null, {}, 'unavailable'],
  ])('stores and records nothing when %s', async (_, verdict, metadata, code) => {
    const { checks, log, run, input } = setUp(verdict);
    await expect(run.execute({ ...input, metadata })).rejects.toMatchObject({ code });
    expect(checks.kept).toEqual([]);
    expect(log.events).toEqual([]);
  });
});
