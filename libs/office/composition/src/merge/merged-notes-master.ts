import type { MergeParts } from './merge-parts.ts';
import { MergeRules } from './merge-rules.ts';
import type { MergeSource } from './merge-source.ts';

/** The one notes master of a merged presentation, to which the notes of all slides belong: the first that there is. */
export class MergedNotesMaster {
  private found: string | undefined;

  constructor(private readonly parts: MergeParts) {}

  /** Its name; undefined as long as none was met. */
  get name(): string | undefined {
    return this.found;
  }

  /** Takes a notes master with a theme of its own, unless there is one already. Returns the name of the one that there is. */
  use(source: MergeSource, part: string): string {
    this.found ??= this.take(source, part);
    return this.found;
  }

  private take(source: MergeSource, part: string): string {
    source.needed(part, 'theme');
    const closure = this.parts.closure(source.deck);
    const name = closure.reserve(part, 'notesMaster');
    closure.take([part], new MergeRules(source.deck, closure, this.parts, () => undefined));
    this.parts.add(...closure.parts);
    return name;
  }
}
