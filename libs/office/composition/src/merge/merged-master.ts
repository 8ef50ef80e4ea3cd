import type { PartClosure } from '../parts/part-closure.ts';
import { FIRST_MASTER_ID } from '../presentation/presentation-xml.ts';
import type { NumberedPart } from '../presentation/presentation-frame.ts';
import { MasterRules } from './master-rules.ts';
import type { MergeParts } from './merge-parts.ts';
import type { FrameTarget } from './merge-rules.ts';
import type { MergeSource } from './merge-source.ts';

interface MergedLayout {
  readonly name: string;
  readonly relationshipId: string;
}

/** A master of the merged presentation, with the layouts of all masters that are equal to it. */
export class MergedMaster {
  readonly name: string;
  /** By their digests. */
  private readonly layouts = new Map<string, MergedLayout>();
  /** The ids of all of its relationships. */
  private readonly ids: Set<string>;

  /** @param source the deck that it is taken from; @param part its part there */
  constructor(
    private readonly parts: MergeParts,
    private readonly source: MergeSource,
    private readonly part: string,
    private readonly closure: PartClosure,
  ) {
    const { deck } = source;
    this.name = closure.reserve(part, 'slideMaster');
    closure.reserve(source.needed(part, 'theme'), 'theme');
    const own = deck.relationships(part).filter(({ kind }) => kind !== 'slideLayout');
    this.ids = new Set(own.map(({ id }) => id));
  }

  /** The name of its theme. */
  get theme(): string | undefined {
    return this.closure.nameOf(this.source.needed(this.part, 'theme'));
  }

  /** The name of the layout of this digest; undefined when it has none. */
  layout(digest: string): string | undefined {
    return this.layouts.get(digest)?.name;
  }

  /** @param wantedId the id of its relationship in the source, which it keeps unless it is taken */
  addLayout(digest: string, name: string, wantedId: string): void {
    let relationshipId = wantedId;
    for (let number = 1; relationshipId === '' || this.ids.has(relationshipId); number += 1) {
      relationshipId = `rId${number}`;
    }
    this.ids.add(relationshipId);
    this.layouts.set(digest, { name, relationshipId });
  }

  /**
   * Takes the master with its theme, now that all of its layouts are known. Its id is the first that is free, and those of its layouts
   * follow. @param used how many ids are in use. Returns the master, and how many are in use then
   */
  take(used: number, frame: FrameTarget): { readonly listed: NumberedPart; readonly used: number } {
    const { closure, part, parts, name } = this;
    const layouts = [...this.layouts.values()].map((layout, at) => {
      const key = `#${layout.name}`;
      closure.assign(key, layout.name);
      return { id: FIRST_MASTER_ID + used + 1 + at, relationshipId: layout.relationshipId, key };
    });
    const rules = new MasterRules(this.source.deck, closure, parts, frame);
    rules.list(part, layouts);
    closure.take([part, this.source.needed(part, 'theme')], rules);
    parts.add(...closure.parts);
    return { listed: { name, id: FIRST_MASTER_ID + used }, used: used + 1 + layouts.length };
  }
}
