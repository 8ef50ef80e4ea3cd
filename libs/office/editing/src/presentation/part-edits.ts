import { ByteEdits } from '../byte-edits.ts';
import type { PartValues } from '../values/part-values.ts';
import type { LayoutFooter } from './layout-footers.ts';
import type { SlideFacts } from './slide-facts.ts';

/** What writers may ask of the whole part and of its layout. Each is read when it is first asked for. */
export interface PartQuestions {
  readonly facts: () => SlideFacts;
  readonly footers: () => ReadonlyMap<string, LayoutFooter>;
}

/** The edits of one part: its values, and the bytes that change. */
export class PartEdits extends ByteEdits {
  readonly facts: () => SlideFacts;
  readonly footers: () => ReadonlyMap<string, LayoutFooter>;

  /** @param bytes of the part as UTF-8 */
  constructor(
    bytes: Buffer,
    readonly values: PartValues,
    { facts, footers }: PartQuestions,
  ) {
    super(bytes);
    this.facts = remembered(facts);
    this.footers = remembered(footers);
  }
}

function remembered<Value>(read: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: read() }).value;
}
