import type { XmlAttributes, XmlHandler } from '@livery/office-package';

/** Reads one element. A child without a reader is skipped with all of its content. */
export interface ElementReader {
  /** The reader of a child; undefined skips the child. `attributes` may be used during the call only. */
  readonly child?: (name: string, attributes: XmlAttributes) => ElementReader | undefined;
  readonly text?: (text: string) => void;
  readonly end?: () => void;
}

/** Hands the content of a part to the readers of its elements. `root` sees the root element as its child. */
export function elementHandler(root: ElementReader): XmlHandler {
  const readers: ElementReader[] = [root];
  let current = root;
  let skipped = 0;
  return {
    open: (name, attributes) => {
      const reader = skipped === 0 ? current.child?.(name, attributes) : undefined;
      if (reader === undefined) {
        skipped += 1;
      } else {
        readers.push(reader);
        current = reader;
      }
    },
    text: (text) => {
      if (skipped === 0) current.text?.(text);
    },
    close: () => {
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      current.end?.();
      readers.pop();
      current = readers.at(-1) ?? root;
    },
  };
}
