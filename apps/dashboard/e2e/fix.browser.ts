import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { OfficeFile, signedFile } from '@livery/office-testing';
import { poll } from '@livery/testing';
import type { Page } from 'playwright-core';
import { demoOfSuite } from './demo-of-suite.ts';
import { check, DECK, REPORT } from './documents.ts';
import { hasFocus, press } from './keyboard.ts';

const demo = demoOfSuite();
let page: Page;

beforeEach(async () => {
  page = await demo.owner.open('/dashboard/');
});

/** Downloads the fixed file. */
async function downloaded(): Promise<OfficeFile> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download own-deck-fixed.pptx' }).click();
  return OfficeFile.open(await readFile(await (await download).path()));
}

/** The names of the parts of a file that match. */
const partsOf = (file: OfficeFile, names: RegExp): readonly string[] =>
  file.parts().flatMap(({ name }) => (names.test(name) ? [name] : []));

describe('a fix', () => {
  it('gives a fixed file, whose report has fewer findings', async () => {
    await check(page);
    await page.getByRole('button', { name: 'Fix what Livery can fix (5)…' }).click();
    await page.getByText('5 findings would be gone, 9 would remain.').waitFor();
    await page.getByRole('button', { name: 'Make the fixed file' }).click();
    expect((await downloaded()).text('ppt/slides/slide4.xml')).not.toContain('F79A1B');
    await page.getByRole('link', { name: 'Open the report on the fixed file' }).click();
    await page.getByRole('heading', { name: 'own-deck-fixed.pptx' }).waitFor();
    await page.getByText('Not on brand yet: 9 deviations').waitFor();
  });

  it('is made by keyboard alone, from the choice of the file on', async () => {
    const chooser = page.waitForEvent('filechooser');
    await press(page, page.getByRole('button', { name: 'Choose files' }));
    await (await chooser).setFiles([{ name: 'own-deck.pptx', buffer: DECK, mimeType: '' }]);
    await page.waitForURL(REPORT);
    const fix = page.getByRole('button', { name: 'Fix what Livery can fix (5)…' });
    await fix.waitFor();
    await press(page, fix);
    const make = page.getByRole('button', { name: 'Make the fixed file' });
    await page.getByText('5 findings would be gone, 9 would remain.').waitFor();
    await press(page, make);
    const report = page.getByRole('link', { name: 'Open the report on the fixed file' });
    await report.waitFor();
    await press(page, report);
    await page.getByRole('heading', { name: 'own-deck-fixed.pptx' }).waitFor();
  });
});

describe('a fix of a signed document', () => {
  it('is made after a question, without the signatures', async () => {
    await check(page, { name: 'own-deck.pptx', buffer: signedFile(DECK) });
    await page.getByRole('button', { name: 'Fix what Livery can fix (5)…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fix the file' });
    await dialog.getByText('The file is signed').waitFor();
    const make = dialog.getByRole('button', { name: 'Make the fixed file' });
    expect(await make.isEnabled()).toBe(false);
    await dialog.getByRole('checkbox', { name: 'Remove the digital signatures.' }).check();
    await dialog.getByText('5 findings would be gone, 9 would remain.').waitFor();
    await make.click();
    const file = await downloaded();
    expect(partsOf(file, /^_xmlsignatures/)).toEqual([]);
    expect(file.text('ppt/slides/slide4.xml')).not.toContain('F79A1B');
  });
});

describe('a fix that removes content', () => {
  const PRIVATE = /^ppt\/(?:notesSlides|comments)\//;

  beforeEach(async () => {
    const { brandRules } = await demo.service.client('test');
    await brandRules.replace({
      data: ['notes.present', 'comments.present', 'metadata.personal', 'text.double_spaces'].map((type) => ({ type })),
    });
    await page.goto(`${demo.service.origin}/dashboard/${await demo.service.demo('organization')}/test/check`);
    await check(page);
    await page.getByRole('button', { name: /^Fix what Livery can fix/ }).click();
  });

  it('is asked for, and says what is removed', async () => {
    const dialog = page.getByRole('dialog', { name: 'Fix the file' });
    const changes = dialog.getByRole('list', { name: 'Changes' });
    await changes.waitFor();
    expect(await changes.innerText()).not.toContain('removed');
    await dialog.getByRole('checkbox', { name: 'Also remove content (3 findings)' }).check();
    await changes.getByText('→ removed').first().waitFor();
    await dialog.getByRole('button', { name: 'Make the fixed file' }).click();
    const file = await downloaded();
    expect(partsOf(file, PRIVATE)).toEqual([]);
    expect(file.text('docProps/core.xml')).not.toContain('<dc:creator>');
    await dialog.getByRole('link', { name: 'Open the report on the fixed file' }).click();
    await page.getByRole('heading', { name: 'own-deck-fixed.pptx' }).waitFor();
    await page.getByText('The document keeps to the brand.').waitFor();
  });

  it('leaves the content in the file if that is not ticked', async () => {
    await page.getByRole('button', { name: 'Make the fixed file' }).click();
    const [before, after] = [OfficeFile.open(DECK), await downloaded()];
    expect(partsOf(after, PRIVATE)).toEqual(partsOf(before, PRIVATE));
    expect(after.text('docProps/core.xml')).toBe(before.text('docProps/core.xml'));
  });
});

describe('the kept file', () => {
  const fix = () => page.getByRole('button', { name: /^Fix what Livery can fix/ });

  it('is deleted after a question, after which there are no fixes and no pictures', async () => {
    await check(page);
    await fix().waitFor();
    await page.getByRole('button', { name: 'Delete the file' }).click();
    const question = page.getByRole('dialog', { name: 'Delete the file?' });
    await question.getByText('The findings stay; pictures and fixes are not possible any more.').waitFor();
    await question.getByRole('button', { name: 'Delete the file' }).click();
    await page.getByText('not kept').waitFor();
    await question.waitFor({ state: 'detached' });
    expect(await fix().count()).toBe(0);
    expect(await page.getByRole('article').count()).toBe(14);
    const remaining = page.getByRole('button', { name: 'Report to send on' });
    await poll('the focus on the next button', () => hasFocus(remaining), 5000, 50);
    await page.getByRole('tab', { name: 'Slide by slide' }).click();
    await page.getByRole('region', { name: 'Slide 4' }).waitFor();
    expect(await page.getByRole('img', { name: /^Slide/ }).count()).toBe(0);
  });

  it('that is deleted while its report is open cannot be fixed, and the report says what to do', async () => {
    await check(page);
    await fix().waitFor();
    const { brandChecks } = await demo.service.client();
    await brandChecks.deleteDocument(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    await fix().click();
    const dialog = page.getByRole('dialog', { name: 'Fix the file' });
    await dialog.getByText('The file is not kept any more').waitFor();
    await dialog.getByText('Check it again with “Keep the file” ticked').waitFor();
    expect(await dialog.getByRole('button', { name: 'Make the fixed file' }).count()).toBe(0);
  });

  it('is not there if that was not wished', async () => {
    await page.getByRole('checkbox', { name: 'Keep the file for 30 days' }).uncheck();
    await check(page, { name: 'not-kept.pptx', buffer: DECK });
    await page.getByText('not kept').waitFor();
    await page.getByRole('article').first().waitFor();
    expect(await fix().count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Delete the file' }).count()).toBe(0);
  });
});
