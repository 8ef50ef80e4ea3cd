import type { Slide } from '@livery/office-model';
import type { ElementReader } from '../parts/element-reader.ts';
import type { PartReader } from '../parts/part-reader.ts';

const COMMENTS: ReadonlySet<string> = new Set([
  'p:cm',
  'p188:cm',
  '{http://schemas.microsoft.com/office/powerpoint/2018/8/main}cm',
]);

/** How many comments a slide has, classic and modern, and how many people wrote them. */
export function commentsOf(parts: PartReader, slidePart: string): Slide['comments'] {
  const authors = new Set<string>();
  let count = 0;
  for (const { kind, target, external } of parts.relationships(slidePart)) {
    if (external || kind !== 'comments') continue;
    parts.read(target, null, () =>
      readComments((author) => {
        count += 1;
        authors.add(author);
      }),
    );
  }
  return count === 0 ? NONE : { count, authors: authors.size };
}

const NONE: Slide['comments'] = { count: 0, authors: 0 };

function readComments(add: (author: string) => void): ElementReader {
  return {
    child: () => ({
      child: (name, attributes) => {
        if (COMMENTS.has(name)) add(attributes.get('authorId') ?? '');
        return undefined;
      },
    }),
  };
}
