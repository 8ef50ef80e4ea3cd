import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DEFAULT_PALETTE_SETTINGS, type Verdict } from '@livery/brand-governance-domain';
import { answerManifest } from './documented-answers.ts';
import type { Measured } from './measured-inspector.ts';

const GUIDELINE = { rules: [], settings: DEFAULT_PALETTE_SETTINGS, palettes: [], fonts: [] };
const JUDGED: Verdict = { outcome: 'judged', findings: [], notEvaluated: [], truncated: false };
const REFUSED: Verdict = {
  outcome: 'refused',
  refusal: { kind: 'unprocessable', code: 'file_corrupt', message: 'It is cut off.', param: null, part: null },
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'documented-answers-'));
  writeFileSync(path.join(folder, 'a.pptx'), '');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** What is wrong with an answer to a file that is documented so. */
async function problemOf(
  documented: { readonly code: string | null; readonly findings?: readonly string[] },
  measured: Partial<Measured>,
  requiresFindings = true,
) {
  const manifest = path.join(folder, 'manifest.json');
  writeFileSync(manifest, JSON.stringify([{ path: 'a.pptx', request_content_type: 'pptx', status: 0, ...documented }]));
  const inspect = () => Promise.resolve({ verdict: JUDGED, error: null, milliseconds: 1, ...measured });
  const answered = await answerManifest({ manifest, guideline: GUIDELINE, inspect, requiresFindings });
  return answered.map(({ problem }) => problem);
}

describe('the answer to a hostile file', () => {
  it('is right if it is the documented one', async () => {
    expect(await problemOf({ code: null }, {})).toEqual([null]);
    expect(await problemOf({ code: 'file_corrupt' }, { verdict: REFUSED })).toEqual([null]);
  });

  it('is wrong if it is another one, or none', async () => {
    expect(await problemOf({ code: null }, { verdict: REFUSED })).toEqual(['expected judged']);
    expect(await problemOf({ code: 'file_corrupt' }, {})).toEqual(['expected file_corrupt']);
    expect(await problemOf({ code: null }, { verdict: null, error: 'it died' })).toEqual(['it died']);
  });

  it('is wrong if it takes too long', async () => {
    expect(await problemOf({ code: null }, { milliseconds: 2_001 })).toEqual(['it took 2001 ms']);
  });

  it('lacks documented findings only if they are required', async () => {
    const documented = { code: null, findings: ['file.type_differs'] };
    expect(await problemOf(documented, {})).toEqual(['lacks the finding file.type_differs']);
    expect(await problemOf(documented, {}, false)).toEqual([null]);
  });
});
