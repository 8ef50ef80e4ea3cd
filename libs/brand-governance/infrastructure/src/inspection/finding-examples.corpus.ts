import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findingResource } from '@livery/brand-governance-application';
import { CHECK_CATALOGUE } from '@livery/brand-governance-domain';
import { DECK_GUIDELINE, DECK_MUTANTS, deckWith, judgeDeck } from '@livery/brand-governance-testing';

/** The reference pack lies beside the checkout and is no part of it. */
const EXAMPLES = path.resolve(import.meta.dirname, '../../../../../../shared/brand-engine/finding_examples.jsonl');

type Example = Readonly<Record<string, unknown>> & { readonly type: string; readonly locations: readonly string[] };

const examples = readFileSync(EXAMPLES, 'utf8').trim().split('\n').map(parsed);
const findings = DECK_MUTANTS.flatMap(({ change }) => judgeDeck(deckWith(change), DECK_GUIDELINE)).map(findingResource);

function parsed(line: string): Example {
  const example: unknown = JSON.parse(line);
  if (!isExample(example)) throw new Error(`No finding: ${line}`);
  return example;
}

function isExample(value: unknown): value is Example {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('locations' in value)) return false;
  const { type, locations } = value;
  return typeof type === 'string' && Array.isArray(locations) && locations.every((one) => typeof one === 'string');
}

/** The severity, title and source of a finding, and which of its fields are set. */
function shapeOf(finding: Readonly<Record<string, unknown>>): string {
  const set = ['slide_index', 'shape_index', 'paragraph_index', 'actual_color', 'color_surface'].filter(
    (name) => finding[name] !== null,
  );
  const [severity, title, source] = ['severity', 'title', 'source'].map((name) => String(finding[name]));
  return `${severity}, ${title}, from ${source}: ${set.join(' ')}`;
}

describe('findings beside the examples of the reference pack', () => {
  const ofDecks = CHECK_CATALOGUE.filter(({ formats }) => formats?.includes('pptx') ?? true);
  const types = new Set(ofDecks.map(({ type }) => type));
  const onDecks = examples.filter(({ type, locations: [first = ''] }) => {
    return types.has(type) && !/^(?:body|style|section)/.test(first);
  });

  it('have the same fields, and the numbers of their occurrences', () => {
    const fields = [...Object.keys(examples[0] ?? {}), 'occurrences', 'new_occurrences'];
    expect(Object.keys(findings[0] ?? {}).sort()).toEqual(fields.sort());
  });

  it.each(onDecks.map((example) => [example.type, example] as const))('%s: set the same of them', (type, example) => {
    const own = findings.filter((finding) => finding.type === type).map(shapeOf);
    expect(own).toContain(shapeOf(example));
  });
});
