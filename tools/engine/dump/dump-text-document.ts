import type { Story, TextDocument } from '@livery/office-model';
import type { DocumentRunRecord } from './dump-record.ts';
import { runLook } from './run-look.ts';

/** The resolved values of a text document, story by story; hidden text is left out. */
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
  place: Pick<DocumentRunRecord, 'file' | 'part'>,
  { paragraphs }: Story,
): Generator<DocumentRunRecord> {
  for (const { number, runs, flow } of paragraphs) {
    for (const [index, run] of [...runs].entries()) {
      if (run.hidden) continue;
      const look = runLook(run, number, index);
      // The automatic colour is that of nobody: null, as programs that write it.
      const color = look.source.color === 'built_in' ? null : look.color;
      const font_high_ansi = run.style.fonts.high_ansi.typeface;
      yield { ...place, ...look, color, font_high_ansi, page: flow?.page ?? null };
    }
  }
}
