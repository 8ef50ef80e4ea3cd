import { MalformedXml, type OoxmlPackage, type Relationship } from '@livery/office-package';

const PACKAGE = '/';

/** The parts of a package, and the relationships between them. */
export class PartGraph {
  constructor(private readonly file: OoxmlPackage) {}

  /** The relationships of a part to other parts of the package; none when they are not well-formed. @throws PackageRefused */
  relationships(part: string): readonly Relationship[] {
    try {
      return this.file.relationships(part).filter(({ target, external }) => !external && this.file.has(target));
    } catch (error) {
      if (error instanceof MalformedXml) return [];
      throw error;
    }
  }

  /** The targets of a part's relationships of these kinds. */
  targets(part: string, kinds: ReadonlySet<string>): readonly string[] {
    return this.relationships(part).flatMap(({ kind, target }) => (kinds.has(kind) ? [target] : []));
  }

  /** All parts to which relationships lead, and the package itself. @param gone parts that lead nowhere any more */
  reachable(gone: ReadonlySet<string> = new Set()): ReadonlySet<string> {
    const seen = new Set([PACKAGE]);
    // A set is iterated in the order of insertion, and parts that are added meanwhile are visited, too.
    for (const part of seen) for (const { target } of this.relationships(part)) if (!gone.has(target)) seen.add(target);
    return seen;
  }

  /** The parts that go with some parts: these, and those that only they lead to. */
  closure(gone: ReadonlySet<string>): ReadonlySet<string> {
    const kept = this.reachable(gone);
    return new Set([...gone, ...[...this.reachable()].filter((part) => !kept.has(part))]);
  }
}
