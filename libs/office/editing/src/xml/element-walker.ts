import type { XmlAttributes, XmlHandler } from '@livery/office-package';
import { WrittenElement } from './written-element.ts';

/** Walks through one element. A child without a walker is passed over with all of its content. */
export interface ElementWalker {
  /** The walker of a child. `attributes` may be used during the call only. */
  readonly child?: (name: string, attributes: XmlAttributes) => ElementWalker | undefined;
  readonly text?: (text: string) => void;
  /** @param end exclusive end offset of the element */
  readonly end?: (end: number) => void;
}

/** Hands the content of a part to the walkers of its elements. `root` sees the root element as its child. */
export function walkingHandler(root: ElementWalker): XmlHandler {
  const walkers: ElementWalker[] = [root];
  let current = root;
  let passedOver = 0;
  return {
    open: (name, attributes) => {
      const walker = passedOver === 0 ? current.child?.(name, attributes) : undefined;
      if (walker === undefined) {
        passedOver += 1;
      } else {
        walkers.push(walker);
        current = walker;
      }
    },
    text: (text) => {
      if (passedOver === 0) current.text?.(text);
    },
    close: (_name, end) => {
      if (passedOver > 0) {
        passedOver -= 1;
        return;
      }
      current.end?.(end);
      walkers.pop();
      current = walkers.at(-1) ?? root;
    },
  };
}

/** Keeps one element with all of its content, and hands it over at its end. */
export function keep(
  name: string,
  attributes: XmlAttributes,
  done: (element: WrittenElement) => void = () => undefined,
): ElementWalker {
  return keepInto(new WrittenElement(name, attributes), done);
}

/** Keeps one element as `keep` does, but for elements in it that `walkerOf` gives a walker: only the offsets of these are kept. */
export function keepAround(
  name: string,
  attributes: XmlAttributes,
  walkerOf: (name: string) => ElementWalker | undefined,
  done: (element: WrittenElement) => void,
): ElementWalker {
  return keepInto(new WrittenElement(name, attributes), done, walkerOf);
}

function keepInto(
  element: WrittenElement,
  done: (element: WrittenElement) => void,
  walkerOf: (name: string) => ElementWalker | undefined = () => undefined,
): ElementWalker {
  return {
    child: (name, attributes) => {
      const child = new WrittenElement(name, attributes);
      element.children.push(child);
      const walker = walkerOf(name);
      return walker === undefined ? keepInto(child, () => undefined, walkerOf) : withEnd(walker, child);
    },
    text: (text) => void (element.text += text),
    end: (end) => {
      element.end = end;
      done(element);
    },
  };
}

/** How a child of an outlined element is kept: with its content, or walked through while only its offsets are kept. */
export type OutlinedChild = 'whole' | ElementWalker | undefined;

/** Keeps one element and the offsets of its children. `childOf` says of which children more is kept. */
export function outline(
  name: string,
  attributes: XmlAttributes,
  childOf: (name: string, attributes: XmlAttributes, parent: WrittenElement) => OutlinedChild,
  done: (element: WrittenElement) => void,
): ElementWalker {
  const element = new WrittenElement(name, attributes);
  return {
    child: (childName, own) => {
      const child = new WrittenElement(childName, own);
      element.children.push(child);
      const walker = childOf(childName, own, element);
      return walker === 'whole' ? keepInto(child, () => undefined) : withEnd(walker ?? {}, child);
    },
    end: (end) => {
      element.end = end;
      done(element);
    },
  };
}

function withEnd(walker: ElementWalker, element: WrittenElement): ElementWalker {
  return {
    child: (name, attributes) => walker.child?.(name, attributes),
    text: (text) => walker.text?.(text),
    end: (end) => {
      element.end = end;
      walker.end?.(end);
    },
  };
}
