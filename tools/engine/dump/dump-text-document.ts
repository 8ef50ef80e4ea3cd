import type { Story, TextDocument } from '@livery/office-model';
import type { DocumentRunRecord } from './dump-record.ts';
import { runValues } from './run-values.ts';

/** The resolved values of a text document, story by story, without hidden text. */
export function* dumpTextDocument(file: string, { stories }: TextDocument): Generator<DocumentRunRecord> {
  const counts = new Map<string, number>();
  for (const story of stories) {
    const kind = story.kind === 'text_box' ? 'textbox' : story.kind;
    const number = counts.get(kind) ?? 0;
    counts.set(kind, number + 1);
    yield* dumpStory({ file, part: kind === 'body' ? kind : `${kind}:${number}` }, story);
  }
}

function* dumpStory(
  story: Pick<DocumentRunRecord, 'file' | 'part'>,
  { paragraphs }: Story,
): Generator<DocumentRunRecord> {
  for (const { number, runs, flow } of paragraphs) {
    for (const [index, run] of [...runs].entries()) {
      if (run.hidden) continue;
      const values = runValues(run, number, index);
      // Nothing sets the automatic colour. It is null here, as in the expected values.
      const color = values.source.color === 'built_in' ? null : values.color;
      const font_high_ansi = run.style.fonts.high_ansi.typeface;
      yield { ...story, ...values, color, font_high_ansi, page: flow?.page ?? null };
    }
  }
}
