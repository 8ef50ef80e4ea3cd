import type { XmlAttributes, XmlHandler } from '@livery/office-package';

/** What edits have to know of a whole slide. */
export interface SlideFacts {
  /** The ids of the shapes that its timing names. */
  readonly animated: ReadonlySet<string>;
  /** The greatest id of a shape. */
  readonly greatestId: number;
  /** The types of its placeholders. */
  readonly placeholders: ReadonlySet<string>;
}

/** Gathers the facts, in all branches of markup compatibility. */
export class SlideFactsHandler implements XmlHandler, SlideFacts {
  readonly takesAlternatives = true;
  readonly animated = new Set<string>();
  readonly placeholders = new Set<string>();
  greatestId = 1;

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'p:spTgt' || name.startsWith('p:bld')) this.animated.add(attributes.get('spid') ?? '');
    else if (name === 'p:ph') this.placeholders.add(attributes.get('type') ?? 'obj');
    else if (name.endsWith(':cNvPr')) this.greatestId = Math.max(this.greatestId, Number(attributes.get('id')) || 0);
  }

  close(): void {
    // Nothing is known at the end of an element that is not known at its beginning.
  }
}
