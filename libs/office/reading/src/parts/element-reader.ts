import type { XmlAttributes, XmlHandler, XmlMemory } from '@livery/office-package';

/** Reads one element. What it has no reader for is skipped with all its content. */
export interface ElementReader {
  /** The reader of a child; undefined skips it. `attributes` is only good during the call. */
  readonly child?: (name: string, attributes: XmlAttributes) => ElementReader | undefined;
  readonly text?: (text: string) => void;
  readonly end?: () => void;
  /** Where it is remembered what a child means that holds properties. */
  readonly memory?: (name: string) => XmlMemory | undefined;
}

/** Hands the events of a part to the readers of its elements. `root` sees the root element as its child. */
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
    memory: (name) => (skipped === 0 ? current.memory?.(name) : undefined),
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
