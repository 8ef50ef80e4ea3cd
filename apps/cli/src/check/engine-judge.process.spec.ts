import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { SAMPLE } from '../testing/livery-in-folder.ts';
import { readGuidelineFile } from '../guideline/read-guideline-file.ts';
import { EngineJudge } from './engine-judge.ts';

it('judges more documents than its threads and their queue take: the others wait', async () => {
  const judge = new EngineJudge(await readGuidelineFile(undefined), { files: 1, isIllustrated: true });
  const document = { file: SAMPLE, format: 'pptx', bytes: await readFile(SAMPLE) } as const;
  const judgements = await Promise.all(Array.from({ length: 5 }, () => judge.judge(document)));
  await judge.close();
  expect(judgements.map(({ error }) => error)).toEqual([null, null, null, null, null]);
  expect(judgements.every((one) => 'illustration' in one && one.illustration !== null)).toBe(true);
});
