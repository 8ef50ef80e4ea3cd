import type { FragmentMemory, XmlAttributes } from '@livery/office-package';
import type { ElementReader } from './element-reader.ts';

/** Begins to read an element. `set` takes what the element says, at its end. */
export type ReadElement<Value> = (attributes: XmlAttributes, set: (value: Value) => void) => ElementReader;

/** As `ReadElement`; undefined when the content of the element need not be read, since `set` has been called. */
export type RememberedElement<Value> = (...parameters: Parameters<ReadElement<Value>>) => ElementReader | undefined;

/**
 * Makes a reader read elements with equal bytes once for a document, and hand on the same value each time (ADR 0018). A reader that does
 * more than to set a value calls `preventRemembering` of the attributes that it does it for.
 */
export function remembered<Value>(read: ReadElement<Value>, memory: FragmentMemory<Value>): RememberedElement<Value> {
  return (attributes, set) => {
    const fragment = attributes.fragment();
    const known = memory.find(fragment);
    if (known === undefined) {
      return read(attributes, (value) => {
        memory.keep(fragment, value);
        set(value);
      });
    }
    fragment.skip();
    set(known);
    return undefined;
  };
}
