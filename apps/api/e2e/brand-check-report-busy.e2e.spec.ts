import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { paragraph, samplePresentation, textBox } from '@livery/office-testing';
import { type ApiClient, poll } from '@livery/testing';
import { errorOf, idOf } from './answer-facts.ts';
import { PRESENTATION_TYPE } from './brand-documents.ts';
import type { Answer } from './read-answer.ts';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi({ checkQueueLength: 0 });
  client = await (await api.createOrganization()).client();
});

afterAll(() => api.close());

function check(...slides: readonly string[]): Promise<Answer> {
  const document = Buffer.from(samplePresentation({ slides }));
  return client.send('POST', '/brand_checks', (test) => test.type(PRESENTATION_TYPE).send(document));
}

/** Two of these keep the only thread of the organization busy for seconds. */
function longSlide(): string {
  const fill = (color: string): string => `<a:rPr><a:solidFill><a:srgbClr val="${color}"/></a:solidFill></a:rPr>`;
  const colors = Array.from({ length: 200_000 }, (_, number) => (number % 5_000).toString(16).padStart(6, '0'));
  return textBox(`<a:p>${colors.map((color) => `<a:r>${fill(color)}<a:t>${color}</a:t></a:r>`).join('')}</a:p>`);
}

it('the page of a report is 503 while every thread is taken and none may wait; JSON and SARIF need no thread', async () => {
  const id = idOf(await check(textBox(paragraph('The  plan'))));
  const report = (accept: string): Promise<Answer> => client.get(`/brand_checks/${id}/report`, { accept });
  const slide = longSlide();
  let long: Promise<number> | undefined;
  const startLong = (): Promise<number> =>
    check(slide, slide).then(({ status }) => {
      // A page had the thread at that moment: the check is sent again.
      if (status === 503) long = undefined;
      return status;
    });
  const pageIsRefused = async (): Promise<boolean> => {
    long ??= startLong();
    return (await report('text/html')).status === 503;
  };
  await poll('a busy thread', pageIsRefused, undefined, 100);
  const [page, json, sarif] = await Promise.all(
    ['text/html', 'application/json', 'application/sarif+json'].map(report),
  );
  expect([page?.status, json?.status, sarif?.status]).toEqual([503, 200, 200]);
  expect(page && errorOf(page).code).toBe('unavailable');
  expect(Number(page?.headers['retry-after'])).toBeGreaterThan(0);
  expect(await long).toBe(200);
  const shown = await report('text/html');
  expect([shown.status, shown.text.includes('class="picture"')]).toEqual([200, true]);
});
