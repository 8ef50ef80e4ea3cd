import { templateOf } from '@livery/brand-governance-testing';
import type { ApiClient } from '@livery/testing';
import { idOf } from './answer-facts.ts';

/** A template whose theme has one font for everything. */
export const PLAIN_TEMPLATE = templateOf({ minorFont: 'Georgia' });

/** Learns from a template. @returns the id of the draft */
export async function learnDraft(client: ApiClient): Promise<string> {
  const body = { content_type: 'pptx', content_base64: PLAIN_TEMPLATE.toString('base64') };
  return idOf(await client.post('/guidelines/learn', body));
}
