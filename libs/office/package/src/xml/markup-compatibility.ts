import type { NamespaceScope } from './namespace-scope.ts';
import { isUnderstood } from './namespaces.ts';
import type { ScanProgress } from './scan-progress.ts';
import type { XmlAttributes } from './xml-attributes.ts';
import type { XmlName } from './xml-name.ts';

interface Alternatives {
  readonly depth: number;
  taken: boolean;
}

/**
 * Chooses what is read of each part (ISO 29500-3): one branch of each `mc:AlternateContent`, and no element of a namespace that is
 * declared ignorable and is not known.
 */
export class MarkupCompatibility {
  private alternatives: Alternatives[] = [];
  private readonly ignorable = new Set<string>();
  /** Nothing is chosen, and every element is handed over. */
  private takesAll = false;
  /** Depth of the element that is skipped with all its content; 0 when nothing is skipped. */
  private skippedDepth = 0;

  constructor(private readonly progress: ScanProgress) {}

  /** Begins another part. @param takesAll hands over every element as it is written */
  enter(takesAll: boolean): void {
    this.takesAll = takesAll;
    if (this.alternatives.length > 0) this.alternatives = [];
    this.ignorable.clear();
    this.skippedDepth = 0;
  }

  get isSkipping(): boolean {
    return this.skippedDepth > 0;
  }

  /** Notes `mc:Ignorable`. Called for elements with attributes of markup compatibility, before they open. */
  note(attributes: XmlAttributes, scope: NamespaceScope): void {
    this.progress.dependencies += 1;
    for (const uri of namespaces(attributes.get('mc:Ignorable'), scope)) {
      if (uri !== undefined) this.ignorable.add(uri);
    }
  }

  /** Whether the handler sees this element open. */
  open(name: XmlName, depth: number, attributes: XmlAttributes, scope: NamespaceScope): boolean {
    return this.skippedDepth === 0 && (name.isOrdinary || this.opens(name, depth, attributes, scope));
  }

  /** Does what `open` does, for a name that is not ordinary. */
  private opens(name: XmlName, depth: number, attributes: XmlAttributes, scope: NamespaceScope): boolean {
    const { isCompatibility, unknownNamespace } = name;
    if (isCompatibility || unknownNamespace !== undefined) this.progress.dependencies += 1;
    if (this.takesAll) return true;
    const skipped = isCompatibility
      ? !this.enters(name.text, depth, attributes, scope)
      : unknownNamespace !== undefined && this.ignorable.has(unknownNamespace);
    if (skipped) this.skippedDepth = depth;
    return !skipped && !isCompatibility;
  }

  /** Whether the handler sees this element close. */
  close(name: XmlName, depth: number): boolean {
    return (this.skippedDepth === 0 && name.isOrdinary) || this.closes(name, depth);
  }

  /** Does what `close` does, for a name that is not ordinary, or within an element that is skipped. */
  private closes(name: XmlName, depth: number): boolean {
    if (this.skippedDepth > 0) {
      if (this.skippedDepth === depth) this.skippedDepth = 0;
      return false;
    }
    if (this.alternatives.at(-1)?.depth === depth) this.alternatives.pop();
    return this.takesAll || !name.isCompatibility;
  }

  private enters(name: string, depth: number, attributes: XmlAttributes, scope: NamespaceScope): boolean {
    if (name === 'mc:AlternateContent') {
      this.alternatives.push({ depth, taken: false });
      return true;
    }
    const parent = this.alternatives.at(-1);
    if (parent === undefined || parent.depth !== depth - 1 || parent.taken) return false;
    parent.taken = name === 'mc:Fallback' || (name === 'mc:Choice' && understandsAll(attributes, scope));
    return parent.taken;
  }
}

function understandsAll(attributes: XmlAttributes, scope: NamespaceScope): boolean {
  const required = namespaces(attributes.get('Requires'), scope);
  return required.length > 0 && required.every((uri) => uri !== undefined && isUnderstood(uri));
}

function namespaces(prefixes: string | undefined, scope: NamespaceScope): (string | undefined)[] {
  return (prefixes ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((prefix) => scope.namespace(prefix));
}
