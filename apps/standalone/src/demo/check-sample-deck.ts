import { readFile } from 'node:fs/promises';
import { demoFonts, demoPalettes, demoRules } from './demo-guideline.ts';
import type { LiveryClient } from './livery-client.ts';

const SAMPLE = 'brand-faults.pptx';
const SAMPLE_URL = new URL(`../../../../samples/${SAMPLE}`, import.meta.url);

/** Stores the guideline of the demo and checks the sample deck, through the public API. Repeating it changes nothing. */
export async function checkSampleDeck(client: LiveryClient): Promise<void> {
  await client.send('PUT', '/brand_palettes', demoPalettes);
  await client.send('PUT', '/brand_rules', demoRules);
  const known = await client.list('/fonts');
  for (const font of demoFonts.slice(known.length)) await client.send('POST', '/fonts', font);
  const deck = await readFile(SAMPLE_URL);
  await client.send('POST', '/brand_checks', {
    content_type: 'pptx',
    content_base64: deck.toString('base64'),
    filename: SAMPLE,
  });
}
