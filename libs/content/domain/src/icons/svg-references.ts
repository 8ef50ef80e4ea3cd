import { type SvgElement, UnsafeSvg } from './svg-element.ts';
import { mayRefer } from './svg-attributes.ts';
import { SVG_LIMITS } from './svg-limits.ts';
import type { SvgValueKind } from './svg-values.ts';

/** An attribute that refers to an element of the same file. */
export interface SvgReference {
  readonly from: SvgElement;
  readonly attribute: string;
  readonly kind: SvgValueKind;
  /** The id in the file. */
  readonly id: string;
  /** What stands for the reference in the value: `url(#…)` or `#…`. */
  readonly write: (id: string) => string;
}

/** The ids of a file and what refers to them. */
export class SvgReferences {
  private readonly targets = new Map<string, SvgElement>();
  private readonly references: SvgReference[] = [];
  private readonly byElement = new Map<SvgElement, SvgReference[]>();

  /** @throws UnsafeSvg if another element has the id */
  name(element: SvgElement, id: string): void {
    if (this.targets.has(id)) throw new UnsafeSvg('id: two elements have the same one', element.ordinal);
    this.targets.set(id, element);
  }

  refer(reference: SvgReference): void {
    this.references.push(reference);
    const present = this.byElement.get(reference.from);
    if (present === undefined) this.byElement.set(reference.from, [reference]);
    else present.push(reference);
  }

  /**
   * Checks all references, and gives the elements to which they refer new ids in the order of the file. Other ids are left out.
   * @throws UnsafeSvg for references to nothing, or in circles, or that multiply what is drawn
   */
  settle(root: SvgElement, prefix: string): void {
    if (this.references.length === 0) return;
    for (const reference of this.references) this.targetOf(reference);
    new Drawing((element) => this.drawnWith(element)).measure(root, 0);
    for (const { from } of this.references) if (from.name.endsWith('Gradient')) this.assertEnds(from);
    this.rename(prefix);
  }

  private targetOf({ from, attribute, kind, id }: SvgReference): SvgElement {
    const target = this.targets.get(id);
    if (target === undefined) throw new UnsafeSvg(`${attribute}: the file has no element #${shown(id)}`, from.ordinal);
    if (mayRefer(kind, from.name, target.name)) return target;
    throw new UnsafeSvg(`${attribute}: ${from.name} cannot refer to ${target.name} there`, from.ordinal);
  }

  /** What is drawn again for an element. A gradient is no drawing. */
  private drawnWith(element: SvgElement): readonly SvgElement[] {
    const references = this.byElement.get(element) ?? [];
    return references
      .filter(({ kind, from }) => kind !== 'paint' && !from.name.endsWith('Gradient'))
      .map((reference) => this.targetOf(reference));
  }

  /** @throws UnsafeSvg for gradients that inherit from each other in a circle */
  private assertEnds(gradient: SvgElement): void {
    let current: SvgElement | undefined = gradient;
    for (let step = 0; step <= SVG_LIMITS.maxReferences; step += 1) {
      const href: SvgReference | undefined = this.byElement.get(current)?.find(({ kind }) => kind === 'href');
      if (href === undefined) return;
      current = this.targetOf(href);
    }
    throw new UnsafeSvg('href: gradients refer to each other in a circle, or in too long a chain', gradient.ordinal);
  }

  private rename(prefix: string): void {
    const used = new Set(this.references.map(({ id }) => id));
    const inOrder = [...this.targets].filter(([id]) => used.has(id));
    const names = new Map(inOrder.map(([id], index) => [id, `${prefix}${index + 1}`]));
    for (const [id, element] of inOrder) element.attributes.set('id', names.get(id) ?? '');
    for (const { from, attribute, id, write } of this.references) {
      from.attributes.set(attribute, write(names.get(id) ?? ''));
    }
  }
}

/** Counts what is drawn when each reference is replaced by its element. */
class Drawing {
  private readonly counts = new Map<SvgElement, number>();
  private readonly open = new Set<SvgElement>();

  constructor(private readonly referred: (element: SvgElement) => readonly SvgElement[]) {}

  /** @throws UnsafeSvg */
  measure(element: SvgElement, references: number): number {
    const known = this.counts.get(element);
    if (known !== undefined) return known;
    if (this.open.has(element)) throw new UnsafeSvg(`${element.name}: it contains itself`, element.ordinal);
    if (references > SVG_LIMITS.maxReferences) throw new UnsafeSvg('href: the chain is too long', element.ordinal);
    this.open.add(element);
    let count = 1;
    for (const child of element.children) if (typeof child !== 'string') count += this.measure(child, references);
    for (const target of this.referred(element)) count += this.measure(target, references + 1);
    if (count > SVG_LIMITS.maxDrawnElements) {
      throw new UnsafeSvg(`${element.name}: references multiply what is drawn`, element.ordinal);
    }
    this.open.delete(element);
    this.counts.set(element, count);
    return count;
  }
}

/** The beginning of an id, for an error. */
function shown(id: string): string {
  return id.length > 40 ? `${id.slice(0, 40)}…` : id;
}
