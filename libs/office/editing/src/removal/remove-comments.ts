import type { DeclinedEdit } from '@livery/office-model';
import { XmlPart } from '@livery/office-package';
import { commentMarks } from './comment-marks.ts';
import { NO_EDITS, NOTHING, type PlanRemoval, type Removal, type RemovalContext } from './removal.ts';

const COMMENTS: ReadonlySet<string> = new Set(['comments']);
const SLIDES: ReadonlySet<string> = new Set(['slide']);
const AUTHORS: ReadonlySet<string> = new Set(['commentAuthors', 'authors']);
const WORD_COMMENTS: ReadonlySet<string> = new Set([
  'comments',
  'commentsExtended',
  'commentsExtensible',
  'commentsIds',
  'people',
]);
const STORIES: ReadonlySet<string> = new Set(['header', 'footer', 'footnotes', 'endnotes']);

/** Removes the comments of a slide, or all comments of a text document with their marks in the text. */
export const removeComments: PlanRemoval = (context, { part }) =>
  context.file.family === 'document' ? ofDocument(context) : ofSlide(context, part);

/** The list of authors goes with the last comments. */
function ofSlide({ file, graph, uncommentedSlides }: RemovalContext, slide: string): Removal | DeclinedEdit {
  const parts = graph.targets(slide, COMMENTS);
  if (parts.length === 0) return 'value_differs';
  const others = graph.targets(file.mainPart, SLIDES).filter((one) => !uncommentedSlides.has(one));
  const isLast = others.every((one) => graph.targets(one, COMMENTS).length === 0);
  const authors = isLast ? graph.targets(file.mainPart, AUTHORS) : [];
  return { parts: [...parts, ...authors], edits: NO_EDITS, before: 'Comments' };
}

function ofDocument({ file, graph }: RemovalContext): Removal | DeclinedEdit {
  const parts = graph.targets(file.mainPart, WORD_COMMENTS);
  if (parts.length === 0) return 'value_differs';
  const edits = new Map(
    [file.mainPart, ...graph.targets(file.mainPart, STORIES)].map((story) => [
      story,
      commentMarks(XmlPart.of(file, story)).map((range) => ({ ...range, bytes: NOTHING })),
    ]),
  );
  return { parts, edits, before: 'Comments' };
}
