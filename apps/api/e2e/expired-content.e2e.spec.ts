import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Blobs, BlobsModule } from '@livery/blobs';
import {
  ContentWork,
  ContentWorkerModule,
  OfficeparserTextExtractor,
  PreviewRenderer,
  TEXT_EXTRACTION_LIMITS,
} from '@livery/content-infrastructure';
import { JobsModule } from '@livery/jobs';
import { parsePublicId, type Tenant } from '@livery/kernel';
import { FoundationModule } from '@livery/messaging';
import { type ApiClient, TEST_SECRET_KEYS } from '@livery/testing';
import { createAsset, png, sendForm, uploadFile } from './library-files.ts';
import { setReviewPolicy } from './review-policy.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

let api: TestApi;
let worker: INestApplicationContext;
let textExtractor: OfficeparserTextExtractor;
let renderer: PreviewRenderer;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  textExtractor = new OfficeparserTextExtractor(TEXT_EXTRACTION_LIMITS);
  renderer = new PreviewRenderer();
  const foundation = FoundationModule.on(api.database);
  const blobs = BlobsModule.with({ foundation, secretKeys: TEST_SECRET_KEYS, store: api.uploads.store });
  const content = ContentWorkerModule.with({
    foundation,
    blobs,
    jobs: JobsModule.with(foundation),
    textExtractor,
    renderer,
  });
  worker = await NestFactory.createApplicationContext(content, { logger: false });
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
});

afterAll(async () => {
  await worker.close();
  await textExtractor.close();
  await renderer.close();
  await api.close();
});

const purge = async (): Promise<void> => {
  for (const { run } of worker.get(ContentWork).rounds) await run();
};
const tenant = (): Tenant => ({ organizationId: parsePublicId('org', organization.id) ?? '', livemode: true });
const isReferredTo = async (sha256: string): Promise<boolean> => {
  const rows = await api.administrate(
    `select 1 from blobs.blob_reference where organization_id = $1 and sha256 = decode($2, 'hex')`,
    [tenant().organizationId, sha256],
  );
  return rows.length > 0;
};

describe('the background work of the library', () => {
  it('deletes files a week after their upload, unless an asset was made of them', async () => {
    const [forgotten, used] = [await uploadFile(client, png(1, 1)), await uploadFile(client, png(2, 2))];
    await client.post('/library_assets', { file: used.id });
    await purge();
    expect((await client.get(`/files/${forgotten.id}`)).status).toBe(200);
    await api.administrate('update content.file set expires_at = now() where expires_at is not null');
    await purge();
    expect((await client.get(`/files/${forgotten.id}`)).status).toBe(404);
    expect(await isReferredTo(forgotten.sha256)).toBe(false);
    expect((await client.get(`/files/${used.id}`)).status).toBe(200);
    expect(await isReferredTo(used.sha256)).toBe(true);
  });

  it('deletes assets 30 days after their deletion, with their versions and reviews, and gives up their bytes', async () => {
    await setReviewPolicy(api, client, { modes: { image: 'manual' } });
    const [gone, kept] = [await createAsset(client, {}, png(3, 3)), await createAsset(client, {}, png(4, 4))];
    await client.post(`/library_assets/${gone.id}/reviews`, {});
    await sendForm(client, png(5, 5), { path: `/library_assets/${gone.id}/versions` });
    for (const { id } of [gone, kept]) await client.delete(`/library_assets/${id}`);
    await purge();
    await client.post(`/library_assets/${kept.id}/restore`, {});
    await api.administrate(
      `update content.library_asset set deleted_at = now() - interval '30 days' where deleted_at is not null`,
    );
    await purge();
    expect((await client.post(`/library_assets/${gone.id}/restore`, {})).status).toBe(404);
    expect((await client.get('/reviews')).body.data).toEqual([]);
    for (const table of ['library_asset', 'asset_version', 'file', 'asset_search']) {
      const rows = await api.administrate(`select 1 from content.${table} where organization_id = $1`, [
        tenant().organizationId,
      ]);
      expect([table, rows.length]).toEqual([table, 1]);
    }
    expect(await isReferredTo(gone.content_hash)).toBe(false);
    expect(await worker.get(Blobs, { strict: false }).open(tenant(), kept.content_hash)).not.toBeNull();
    expect((await client.get(`/library_assets/${kept.id}/download`)).body).toEqual(png(4, 4));
  });
});
