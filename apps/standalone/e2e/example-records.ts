import { readFile } from 'node:fs/promises';
import { sampleFont } from '@livery/brand-governance-testing';
import type { SlideAssetResource } from '@livery/content-contracts';
import { newId, parsePublicId, publicId } from '@livery/kernel';
import { poll } from '@livery/testing';
import pg from 'pg';
import { LiveryClient } from '../src/demo/livery-client.ts';
import { textMember } from '../src/demo/text-member.ts';
import type { GuideService } from './guide-service.ts';

/** The SHA-256 of this text is the example of a hash in the documentation. */
const EXAMPLE_CONTENT = 'test';
const EXAMPLE_ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>';
const EXAMPLE_ICONS =
  '{"prefix":"example","icons":{"square":{"body":"<path d=\\"M0 0h9v9\\"/>"}},"width":9,"height":9}';
const SAMPLE_PICTURE = new URL('../../../samples/harbour-at-dawn.png', import.meta.url);
const SAMPLE_DECK = new URL('../../../samples/brand-faults.pptx', import.meta.url);
/** A job that no worker runs. */
const QUEUED_JOB = `
  insert into jobs.job (organization_id, livemode, id, kind, payload, status, done, attempts, run_after, lease_epoch,
                        cancel_requested, scopes, created, updated)
  values ($1, true, $2, 'sample.counted', '{}', 'queued', 0, 0, now(), 0, false, '{cms:read,cms:write}', now(), now())`;

/** Operations on the documents of checks, which not every check has kept. */
const OF_KEPT_DOCUMENTS: ReadonlySet<string> = new Set(['fixBrandCheck', 'retrieveBrandCheckIllustration']);

/** Creates or finds the records whose ids replace those of the examples. */
export class ExampleRecords {
  private readonly client: LiveryClient;
  private readonly person: LiveryClient;
  private made = 0;
  private accepted = '';

  /** @param userToken the token of a person, for what keys cannot do */
  constructor(
    private readonly service: GuideService,
    userToken: string,
  ) {
    this.client = new LiveryClient(service.origin, service.demo.live_key);
    this.person = new LiveryClient(service.origin, userToken);
  }

  /**
   * Returns the id of a record.
   * @param example the id in the documentation, whose prefix determines the type of the record
   * @param operation the operation that is called with it
   */
  async idLike(example: string, operation: string): Promise<string> {
    const prefix = example.slice(0, example.lastIndexOf('_'));
    const make = this.makers.get(prefix);
    if (make === undefined) throw new Error(`Say how there comes to be a record with an id like ${example}.`);
    const id = await make(operation);
    if (!id.startsWith(`${prefix}_`)) throw new Error(`${id} is no id like ${example}.`);
    return id;
  }

  /** The id of a finding of the check that was made last, which is accepted. */
  get acceptedFinding(): string {
    return this.accepted;
  }

  private readonly makers = new Map<string, (operation: string) => Promise<string>>([
    ['org', () => Promise.resolve(this.service.demo.organization)],
    ['mem', () => this.invite('id')],
    ['user', () => this.invite('user')],
    ['key', () => this.make('/api_keys', { name: 'Example', scopes: ['brand:read'] })],
    ['oa_app', () => this.make('/oauth_applications', { name: 'Example', requested_scopes: ['brand:read'] })],
    ['req', () => this.first('/request_logs')],
    ['brand_rule', () => this.make('/brand_rules', { type: 'text.double_spaces' })],
    ['palette', () => this.make('/brand_palettes', { name: 'Example', colors: [] })],
    ['font', (operation) => this.font(operation)],
    ['brand_check', (operation) => this.brandCheck(operation)],
    ['draft', () => this.guidelineDraft()],
    ['brand_check_fix', async () => this.make(`/brand_checks/${await this.brandCheck('fixBrandCheck')}/fix`, {})],
    ['evt', () => this.first('/events')],
    ['whk', () => this.make('/webhook_endpoints', { url: 'http://127.0.0.1:9/', enabled_events: ['brand.check.*'] })],
    ['whd', () => this.first(`/webhook_endpoints/${this.service.demo.webhook_endpoint ?? ''}/deliveries`)],
    ['file', async (operation) => textMember(await this.upload('/files', operation), 'id')],
    ['slide', () => this.first('/slide_assets')],
    ['pset', () => this.pptSet()],
    ['asset', (operation) => this.asset(operation)],
    ['fold', () => this.make('/library_folders', { name: `Example ${(this.made += 1)}` })],
    ['iconset', () => this.make('/icon_sets', { name: `Example ${(this.made += 1)}` })],
    ['icon', () => this.icon()],
    ['dep', (operation) => this.deployment(operation)],
    ['rev', async () => this.make(`/library_assets/${await this.asset('requestReview')}/reviews`, {})],
    [
      'lnk',
      async () =>
        textMember(await this.upload('/files'), 'url')
          .split('/')
          .at(-1) ?? '',
    ],
    ['job', (operation) => this.job(operation)],
  ]);

  /** Creates an asset, which is a picture or needs a review, and deletes it if it is to be restored. Pictures have previews at once. */
  private async asset(operation: string): Promise<string> {
    await this.person.send('PUT', '/review_policy', { modes: { document: 'manual' } });
    const id = textMember(await this.upload('/library_assets', operation), 'id');
    if (operation === 'restoreLibraryAsset') await this.client.send('DELETE', `/library_assets/${id}`);
    return id;
  }

  /** Approves a font, with a file if that is to be downloaded. */
  private async font(operation: string): Promise<string> {
    if (operation !== 'downloadFont') return this.make('/fonts', { name: 'Example' });
    return textMember(await this.upload('/fonts', operation), 'id');
  }

  /** Finds a check, or makes one: with a kept document, or with accepted findings if one of them is to be accepted no longer. */
  private async brandCheck(operation: string): Promise<string> {
    if (operation !== 'deleteSuppression' && !OF_KEPT_DOCUMENTS.has(operation)) return this.first('/brand_checks');
    const id = textMember(await this.upload('/brand_checks', 'splitPresentation'), 'id');
    if (OF_KEPT_DOCUMENTS.has(operation)) return id;
    const path = `/brand_checks/${id}/suppressions`;
    await this.client.send('POST', path, { all: true, reason: 'Example' });
    const [suppression] = await this.client.list(path);
    this.accepted = textMember(suppression, 'finding_id');
    return id;
  }

  /** Learns from the sample deck. A draft is applied once only, so that each is a new one. */
  private async guidelineDraft(): Promise<string> {
    return textMember(await this.upload('/guidelines/learn', 'splitPresentation'), 'id');
  }

  private async pptSet(): Promise<string> {
    const slides = [{ slide_asset: await this.first('/slide_assets') }];
    return this.make('/ppt_sets', { name: 'Example', slides });
  }

  private async icon(): Promise<string> {
    const form = new FormData();
    form.set('set', await this.make('/icon_sets', { name: `Example ${(this.made += 1)}` }));
    form.set('file', new File([EXAMPLE_ICON], 'example.svg', { type: 'image/svg+xml' }));
    return textMember(await this.client.send('POST', '/icons', form), 'id');
  }

  /** Deploys an asset to a channel of its own at a later time, or, for a rollback, two assets at once. */
  private async deployment(operation: string): Promise<string> {
    const order = async () => {
      await this.person.send('PUT', '/review_policy', { modes: { document: 'none' } });
      const id = textMember(await this.upload('/library_assets'), 'id');
      return { channel: `example-${this.made}`, items: [{ kind: 'library_asset', id }] };
    };
    this.made += 1;
    if (operation !== 'rollBackDeployment') {
      const scheduled_at = new Date(Date.now() + 3_600_000).toISOString();
      return this.make('/deployments', { ...(await order()), scheduled_at });
    }
    const [former, later] = [await this.make('/deployments', await order()), await order()];
    await this.untilActive(former);
    await this.untilActive(await this.make('/deployments', later));
    return former;
  }

  private untilActive(id: string): Promise<void> {
    return poll('the deployment is active', async () => {
      const deployment = await this.client.send('GET', `/deployments/${id}`);
      return textMember(deployment, 'status') === 'active';
    });
  }

  private async upload(path: string, operation = ''): Promise<unknown> {
    const form = new FormData();
    form.set('file', await this.fileFor(operation));
    return this.client.send('POST', path, form);
  }

  /** A file as the operation takes it. */
  private async fileFor(operation: string): Promise<File> {
    switch (operation) {
      case 'createIcon':
      case 'addIconVersion':
        return new File([EXAMPLE_ICON], 'example.svg', { type: 'image/svg+xml' });
      case 'downloadFont':
        return new File([new Uint8Array(sampleFont())], 'example.ttf', { type: 'font/ttf' });
      case 'previewLibraryAsset':
        return new File([await readFile(SAMPLE_PICTURE)], 'example.png', { type: 'image/png' });
      case 'importIcons':
        return new File([EXAMPLE_ICONS], 'example.json', { type: 'application/json' });
      case 'splitPresentation':
        return new File([await readFile(SAMPLE_DECK)], 'example.pptx');
      case 'createSlideAsset':
      case 'addSlideVersion':
        return new File([await this.slideFile()], 'example.pptx');
      default:
        return new File([EXAMPLE_CONTENT], 'example.txt', { type: 'text/plain' });
    }
  }

  private async slideFile(): Promise<ArrayBuffer> {
    const [slide] = await this.client.list<SlideAssetResource>('/slide_assets');
    const opened = await fetch(slide?.open_url ?? '');
    return opened.arrayBuffer();
  }

  /** Inserts a job. Unless it is to be cancelled it has ended, so that the stream of its events ends, too. */
  private async job(operation: string): Promise<string> {
    const uuid = newId();
    const database = new pg.Client({ connectionString: this.service.database });
    await database.connect();
    await database.query(QUEUED_JOB, [parsePublicId('org', this.service.demo.organization), uuid]);
    await database.end();
    const id = publicId('job', uuid);
    if (operation !== 'cancelJob') await this.client.send('POST', `/jobs/${id}/cancel`);
    return id;
  }

  private async invite(member: 'id' | 'user'): Promise<string> {
    this.made += 1;
    const invitation = { email: `example-${this.made}@example.com`, role: 'editor' };
    return textMember(await this.client.send('POST', '/memberships', invitation), member);
  }

  private async make(path: string, body: object): Promise<string> {
    return textMember(await this.client.send('POST', path, body), 'id');
  }

  private async first(path: string): Promise<string> {
    return textMember((await this.client.list(path))[0], 'id');
  }
}
