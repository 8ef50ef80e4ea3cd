import { type SlideAssetResource, slideAssetSchema } from '@livery/content-contracts';
import { type JobResource, jobSchema } from '@livery/jobs';
import {
  OfficeFile,
  paragraph,
  placeholder,
  samplePresentation,
  type SamplePresentation,
  textBox,
} from '@livery/office-testing';
import { type ApiClient, poll } from '@livery/testing';
import type { ContentWorker } from './content-worker.ts';
import { sendForm, uploadFile } from './library-files.ts';
import { readAnswer } from './read-answer.ts';

/** A presentation with a slide for each title. */
export function deckOf(titles: readonly string[], sample: SamplePresentation = {}): Buffer {
  const slides = titles.map(
    (title) =>
      placeholder('type="title"', paragraph(title)) +
      textBox(paragraph(`More about ${title.toLowerCase()}`), { id: 3 }),
  );
  return Buffer.from(samplePresentation({ slides, ...sample }));
}

/** Starts the split of an uploaded file. @returns the job when it has ended */
export async function split(client: ApiClient, worker: ContentWorker, body: object): Promise<JobResource> {
  const job = readAnswer(jobSchema, await client.post('/slide_assets/split', body));
  return endedJob(client, worker, job.id);
}

/** Waits for the end of a job. */
export async function endedJob(client: ApiClient, worker: ContentWorker, id: string): Promise<JobResource> {
  let job: JobResource | undefined;
  await poll('the job to end', async () => {
    worker.wake();
    job = readAnswer(jobSchema, await client.get(`/jobs/${id}`));
    return job.completed !== null;
  });
  if (job === undefined) throw new Error('The job is gone.');
  return job;
}

/** Uploads a presentation and splits it. @returns the ids of the slides */
export async function splitDeck(
  client: ApiClient,
  worker: ContentWorker,
  deck: Buffer,
  body: object = {},
): Promise<readonly string[]> {
  const file = await uploadFile(client, deck, 'deck.pptx');
  return slidesOf(await split(client, worker, { file: file.id, ...body }));
}

/** The ids of the slides in the result of a split. */
export function slidesOf({ result, error }: JobResource): readonly string[] {
  const slides: unknown = result?.['slides'];
  if (!Array.isArray(slides)) throw new Error(`The split failed: ${JSON.stringify(error)}`);
  return slides.map(String);
}

/** Creates a slide from a presentation of one slide. */
export async function createSlide(client: ApiClient, title = 'Our plan', body = {}): Promise<SlideAssetResource> {
  const answer = await sendForm(client, deckOf([title]), {
    path: '/slide_assets',
    filename: 'plan.pptx',
    fields: body,
  });
  return readAnswer(slideAssetSchema, answer);
}

/** The titles of the slides of a presentation, in its order: those of `deckOf` are their first texts. */
export function titlesIn(deck: Buffer): readonly string[] {
  const file = OfficeFile.open(deck);
  const targets = new Map(
    Array.from(file.text('ppt/_rels/presentation.xml.rels').matchAll(/<Relationship [^>]*>/g), ([tag]) => [
      /Id="([^"]*)"/.exec(tag)?.[1],
      /Target="\/?(?:ppt\/)?([^"]*)"/.exec(tag)?.[1] ?? '',
    ]),
  );
  const ids = Array.from(file.text('ppt/presentation.xml').matchAll(/<p:sldId [^>]*r:id="([^"]*)"/g), ([, id]) => id);
  return ids.map((id) => /<a:t>([^<]*)</.exec(file.text(`ppt/${targets.get(id) ?? ''}`))?.[1] ?? '');
}
