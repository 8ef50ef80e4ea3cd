import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** A presentation with 14 findings, of which 5 can be fixed. */
export const DECK = readFileSync(path.resolve(import.meta.dirname, '../../../samples/brand-faults.pptx'));

/** A text document with faults. */
export const TEXT_DOCUMENT = readFileSync(path.resolve(import.meta.dirname, '../../../samples/brand-faults.docx'));

/** The address of a report. */
export const REPORT = /\/checks\/brand_check_/;

export interface ChosenFile {
  readonly name: string;
  readonly buffer: Buffer;
}

/** Chooses files in the dialog of the browser. */
export async function choose(page: Page, files: readonly ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(files.map((file) => ({ ...file, mimeType: '' })));
}

/** Checks a document, and waits for its report. */
export async function check(page: Page, file: ChosenFile = { name: 'own-deck.pptx', buffer: DECK }): Promise<void> {
  await choose(page, [file]);
  await page.waitForURL(REPORT);
  await page.getByRole('heading', { name: file.name }).waitFor();
}
