import { XmlPart } from '@livery/office-package';
import { hash } from 'node:crypto';
import type { NumberedPart } from '../presentation/presentation-frame.ts';
import type { PartClosure } from '../parts/part-closure.ts';
import { refusingMalformed, type SourceDeck } from '../parts/source-deck.ts';
import { withLayouts } from '../xml/master-layouts.ts';
import { closureDigest } from './closure-digest.ts';
import { inListOrder, ListedIds } from './listed-ids.ts';
import type { MergeParts } from './merge-parts.ts';
import { type FrameTarget, MergeRules } from './merge-rules.ts';
import type { MergeSource } from './merge-source.ts';
import { MergedMaster } from './merged-master.ts';

/** A master's XML without its list of layouts, and what the list says. */
interface MasterShape {
  readonly sha256: string;
  /** The relationship ids of its layouts, in the order of the list. */
  readonly layoutIds: readonly string[];
}

/** The masters of the merged presentation. Masters that are equal but for their lists of layouts are one, and so are their equal layouts. */
export class MergedMasters {
  private readonly byDigest = new Map<string, MergedMaster>();
  private readonly ofDecks = new Map<SourceDeck, Map<string, MergedMaster>>();
  private readonly layoutsOfDecks = new Map<SourceDeck, Map<string, string>>();
  /** By the hash of the whole part: split decks of one source hold few different masters. */
  private readonly shapes = new Map<string, MasterShape>();

  /** @param jump the name of the slide that jumps of layouts and masters lead to; undefined in a presentation without slides */
  constructor(
    private readonly parts: MergeParts,
    private readonly jump: string | undefined,
  ) {}

  /** Adds a master of a deck with all of its layouts, unless an equal one is there. @throws PackageRefused when it has no theme */
  use(source: MergeSource, part: string): MergedMaster {
    const { deck } = source;
    const known = ofDeck(this.ofDecks, deck);
    const used = known.get(part);
    if (used !== undefined) return used;
    const { sha256, layoutIds } = this.shape(deck, part);
    const digest = closureDigest(deck, part, { sha256, except: 'slideLayout' });
    const master = this.byDigest.get(digest) ?? new MergedMaster(this.parts, source, part, this.closure(deck));
    this.byDigest.set(digest, master);
    known.set(part, master);
    for (const { id, kind, target } of inListOrder(deck.relationships(part), layoutIds)) {
      const isOwn = kind === 'slideLayout' && deck.file.has(target) && deck.related(target, 'slideMaster') === part;
      if (isOwn) this.addLayout(source, target, id);
    }
    return master;
  }

  /** The name of a layout of a deck in the merged presentation. @throws PackageRefused when it has no master */
  layout(source: MergeSource, part: string): string {
    this.use(source, source.needed(part, 'slideMaster'));
    return ofDeck(this.layoutsOfDecks, source.deck).get(part) ?? this.addLayout(source, part, '');
  }

  /** Takes all masters. Returns them in their order, with their ids, and the name of the theme of the first. */
  take(): { readonly masters: readonly NumberedPart[]; readonly theme: string | undefined } {
    const masters: NumberedPart[] = [];
    let count = 0;
    for (const master of this.byDigest.values()) {
      const { listed, used } = master.take(count, this.frame);
      masters.push(listed);
      count = used;
    }
    return { masters, theme: this.byDigest.values().next().value?.theme };
  }

  private addLayout(source: MergeSource, part: string, wantedId: string): string {
    const { deck } = source;
    const masterPart = source.needed(part, 'slideMaster');
    const master = this.use(source, masterPart);
    const digest = closureDigest(deck, part);
    const name = master.layout(digest) ?? this.takeLayout(source, part, master.name);
    if (master.layout(digest) === undefined) master.addLayout(digest, name, wantedId);
    ofDeck(this.layoutsOfDecks, deck).set(part, name);
    return name;
  }

  private takeLayout(source: MergeSource, part: string, masterName: string): string {
    const { deck } = source;
    const closure = this.closure(deck);
    const name = closure.reserve(part, 'slideLayout');
    const masterPart = source.needed(part, 'slideMaster');
    closure.assign(masterPart, masterName);
    const frame: FrameTarget = (from, role, target) =>
      role === 'slideMaster' && from === part && target === masterPart ? target : this.frame(from, role, target);
    closure.take([part], new MergeRules(deck, closure, this.parts, frame));
    this.parts.add(...closure.parts);
    return name;
  }

  private closure(deck: SourceDeck): PartClosure {
    const closure = this.parts.closure(deck);
    if (this.jump !== undefined) closure.assign(JUMP, this.jump);
    return closure;
  }

  private readonly frame: FrameTarget = (_source, role) => {
    return role === 'slide' && this.jump !== undefined ? JUMP : undefined;
  };

  private shape(deck: SourceDeck, part: string): MasterShape {
    const { sha256 } = deck.data(part);
    const known = this.shapes.get(sha256) ?? readShape(deck, part);
    this.shapes.set(sha256, known);
    return known;
  }
}

/** The key that stands for the slide that jumps of layouts and masters lead to. */
const JUMP = '#jump.xml';

function readShape(deck: SourceDeck, part: string): MasterShape {
  const list = new ListedIds('p:sldLayoutId');
  const xml = XmlPart.of(deck.file, part);
  return refusingMalformed(() => {
    xml.scan(list);
    return { sha256: hash('sha256', withLayouts(xml, [], '')), layoutIds: list.ids };
  });
}

function ofDeck<Value>(all: Map<SourceDeck, Map<string, Value>>, deck: SourceDeck): Map<string, Value> {
  const known = all.get(deck) ?? new Map<string, Value>();
  all.set(deck, known);
  return known;
}
