// Only this suite opens the page to which `open_url` of a folder leads.
import { describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { demoOfSuite } from './demo-of-suite.ts';

const demo = demoOfSuite();

describe('open_url of a folder', () => {
  it('leads to a page with the folders and assets in it, and their pictures', async () => {
    const client = await demo.service.client();
    const { data } = await client.libraryFolders.search({ type: 'root' });
    const [parent] = data;
    const { id, open_url: url } = await client.libraryFolders.create({ name: 'In it', parent_id: parent?.id ?? '' });
    const page = await demo.owner.open(new URL(parent?.open_url ?? '').pathname);
    await page.getByRole('heading', { level: 1, name: parent?.name ?? '' }).waitFor();
    const picture = page.getByRole('table', { name: 'Assets' }).locator('img').first();
    await poll('a picture', () =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    );
    await page.getByRole('link', { name: 'In it' }).click();
    await page.waitForURL(new RegExp(`/library/folders/${id}$`));
    expect(page.url()).toBe(url);
    await page.getByText('No asset is directly in this folder').waitFor();
    await page.getByRole('link', { name: parent?.name ?? '' }).click();
    await page.getByRole('table', { name: 'Assets' }).waitFor();
  });
});
