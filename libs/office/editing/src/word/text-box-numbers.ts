import type { OoxmlPackage } from '@livery/office-package';
import { readTextDocument } from '@livery/office-reading';

/** The numbers of the text boxes of a part in locations, in the order of the part. Those in text boxes come last. */
export type TextBoxNumbers = (part: string) => readonly number[];

/** Numbers text boxes as the reader does: through all stories of the document, which is read when a number is first asked for. */
export function textBoxNumbers(file: OoxmlPackage): TextBoxNumbers {
  let numbers: ReadonlyMap<string | undefined, readonly number[]> | undefined;
  return (part) => {
    numbers ??= numbersByPart(file);
    return numbers.get(part) ?? [];
  };
}

function numbersByPart(file: OoxmlPackage): ReadonlyMap<string | undefined, readonly number[]> {
  const boxes = readTextDocument(file).stories.filter(({ kind }) => kind === 'text_box');
  const byPart = Map.groupBy(boxes.entries(), ([, story]) => file.spelling(story.part));
  return new Map(Array.from(byPart, ([part, entries]) => [part, entries.map(([number]) => number)]));
}
