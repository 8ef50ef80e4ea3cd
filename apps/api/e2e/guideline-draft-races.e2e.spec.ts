import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  brandFontCreated,
  brandPalettesUpdated,
  brandRulesUpdated,
  guidelineDraftSchema,
} from '@livery/brand-governance-contracts';
import { templateOf } from '@livery/brand-governance-testing';
import { parsePublicId } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { type Answer, eventsOf, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const CALLERS = 5;
/** Templates with palettes, fonts and layouts of their own. */
const templates = (word = ''): readonly Buffer[] =>
  Array.from({ length: CALLERS }, (_, at) =>
    templateOf({ themeName: `Brand ${word}${at}`, minorFont: `Font ${at}`, layoutName: `Layout ${at}` }),
  );
const TEMPLATES = templates();
const NOTHING = { layouts: [], patterns: [], palettes: [], fonts: [] };

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  await api.application.listen(0, '127.0.0.1');
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
});

afterAll(() => api.close());

type Write = (headers: Record<string, string>) => Promise<Answer>;

const bodyOf = (template: Buffer) => ({ content_type: 'pptx', content_base64: template.toString('base64') });
const etagOf = async (): Promise<string> => String((await learn(TEMPLATES[0])).headers['etag']);
const statusesOf = (answers: readonly Answer[]) => Map.groupBy(answers, ({ status }) => status);

async function learn(template = templateOf()): Promise<Answer> {
  const answer = await client.post('/guidelines/learn', bodyOf(template));
  expect(answer.status).toBe(200);
  return answer;
}

const idOfDraft = (answer: Answer): string => readAnswer(guidelineDraftSchema, answer).id;
const applying =
  (id: string): Write =>
  (headers) =>
    client.post(`/guideline_drafts/${id}/apply`, {}, headers);

/** The guideline without the times and ids of its records. */
async function guideline() {
  const [rules, palettes, fonts] = await Promise.all(
    ['/brand_rules', '/brand_palettes', '/fonts'].map(async (path) => (await client.get(path)).text),
  );
  const namesIn = (text = '', pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);
  return {
    layouts: namesIn(rules, /"layouts":\["([^"]+)"\]/g),
    patterns: namesIn(rules, /"pattern":"([^"]+)"/g),
    palettes: namesIn(palettes, /"name":"((?:Brand|PUT)[^"]*)"/g),
    fonts: namesIn(fonts, /"name":"(Font[^"]*)"/g),
  };
}

/** Sends them at the same time, each with this revision. @returns the index of the only one that wrote */
async function winnerOf(writes: readonly Write[], etag: string): Promise<number> {
  const answers = await Promise.all(writes.map((write) => write({ 'if-match': etag })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...writes.slice(1).map(() => 412)]);
  return answers.findIndex(({ status }) => status === 200);
}

describe('writers of a guideline who have seen the same revision', () => {
  it.each<[string, (headers: Record<string, string>, at: number) => Promise<Answer>, (at: number) => object]>([
    [
      'rules',
      (headers, at) =>
        client.put('/brand_rules', { data: [{ type: 'forbidden_term', pattern: `word ${at}` }] }, headers),
      (at) => ({ ...NOTHING, patterns: [`word ${at}`] }),
    ],
    [
      'palettes',
      (headers, at) =>
        client.put('/brand_palettes', { palettes: [{ name: `PUT ${at}`, colors: [{ hex: '#B00020' }] }] }, headers),
      (at) => ({ ...NOTHING, palettes: [`PUT ${at}`] }),
    ],
  ])('are applications and replacements of %s: one wins, and only its guideline is there', async (_, put, result) => {
    const ids = (await Promise.all(TEMPLATES.map((template) => learn(template)))).map(idOfDraft);
    const start = await etagOf();
    expect(start).toBe('"0"');
    const writes = ids.flatMap((id, at): Write[] => [(headers) => put(headers, at), applying(id)]);
    const winner = await winnerOf(writes, start);
    const [isApplied, at] = [winner % 2 === 1, Math.floor(winner / 2)];
    const applied = { ...NOTHING, layouts: [`Layout ${at}`], palettes: [`Brand ${at}`], fonts: [`Font ${at}`] };
    expect(await guideline()).toEqual(isApplied ? applied : result(at));
    expect(await etagOf()).toBe(isApplied ? '"2"' : '"1"');
  });

  it('are applications of several drafts: one of them wins in every round', async () => {
    for (let round = 1; round <= 4; round += 1) {
      // A draft that changes nothing would leave the revision as it is.
      const answers = await Promise.all(templates(`${round}.`).map((template) => learn(template)));
      const [first] = answers;
      const number = await winnerOf(answers.map(idOfDraft).map(applying), String(first?.headers['etag']));
      const { palettes, layouts } = await guideline();
      expect([palettes, layouts]).toEqual([[`Brand ${round}.${number}`], [`Layout ${number}`]]);
      expect(await eventsOf(client, brandPalettesUpdated.type)).toHaveLength(round);
    }
  });

  it('are callers who learn and apply at once: one of them wins, and only its draft is kept', async () => {
    const start = await etagOf();
    const writes = TEMPLATES.map(
      (template): Write =>
        (headers) =>
          client.post('/guidelines/learn', { ...bodyOf(template), apply: true }, headers),
    );
    const number = await winnerOf(writes, start);
    expect((await guideline()).palettes).toEqual([`Brand ${number}`]);
    const statement = `select applied_at is not null as applied from brand_governance.guideline_draft where organization_id = $1 order by id`;
    const drafts = await api.administrate(statement, [parsePublicId('org', organization.id)]);
    expect(drafts).toEqual([{ applied: false }, { applied: true }]);
  });
});

describe('callers who do not say what they have seen', () => {
  it('apply one draft once', async () => {
    const id = idOfDraft(await learn(TEMPLATES[0]));
    const answers = await Promise.all(TEMPLATES.map(() => applying(id)({})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const fonts = (await guideline()).fonts.length;
    expect(fonts).toBe(1);
    for (const { type } of [brandRulesUpdated, brandPalettesUpdated])
      expect(await eventsOf(client, type)).toHaveLength(1);
  });

  it('add a font of two drafts once, and none of them is lost', async () => {
    const same = TEMPLATES.map((_, at) => templateOf({ themeName: `Brand ${at}`, minorFont: 'Font' }));
    const ids = (await Promise.all(same.map((template) => learn(template)))).map(idOfDraft);
    const answers = await Promise.all(ids.map((id) => applying(id)({})));
    expect(statusesOf(answers).get(200)).toHaveLength(CALLERS);
    expect((await guideline()).fonts).toEqual(['Font']);
    const added = (await eventsOf(client, brandFontCreated.type)).filter(({ data }) =>
      JSON.stringify(data).includes('"Font"'),
    );
    expect(added).toHaveLength(1);
    expect(await eventsOf(client, brandPalettesUpdated.type)).toHaveLength(CALLERS);
  });

  it('replay the first application for the same Idempotency-Key', async () => {
    const id = idOfDraft(await learn(TEMPLATES[0]));
    const key = { 'idempotency-key': 'apply-once' };
    const answers = await Promise.all(TEMPLATES.map(() => applying(id)(key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await eventsOf(client, brandRulesUpdated.type)).toHaveLength(1);
  });
});
