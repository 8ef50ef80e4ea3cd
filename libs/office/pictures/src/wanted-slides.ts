import type { Slide, SlideLayer } from '@livery/office-model';

/** More locations in layouts and masters are not looked for. */
const MOST_LAYER_LOCATIONS = 2_000;

/** Finds the slides that locations of findings lead to. A location in a layout or a master leads to the first slide that shows it. */
export class WantedSlides {
  private readonly bySlide = new Map<number, string[]>();
  private readonly layers = new Set<SlideLayer>();
  private readonly ofLayers: string[];
  private readonly order: ReadonlyMap<string, number>;

  /**
   * @param locations the most important ones first
   * @param chosen the indexes of the slides that are wanted, with and without locations; null for those that locations lead to
   */
  constructor(
    locations: readonly string[],
    private readonly chosen: readonly number[] | null = null,
  ) {
    this.order = new Map([...new Set(locations)].map((location, index) => [location, index]));
    for (const location of this.order.keys()) {
      const slide = /^slide\[(\d{1,9})](?:\/|$)/.exec(location)?.[1];
      if (slide !== undefined) this.note(Number(slide), [location]);
    }
    this.ofLayers = [...this.order.keys()]
      .filter((one) => /^(?:layout|master)\[/.test(one))
      .slice(0, MOST_LAYER_LOCATIONS);
  }

  /** Whether a slide is to be drawn. It must be asked for all slides in their order. */
  take(slide: Slide): boolean {
    for (const layer of slide.layers) {
      if (this.layers.has(layer)) continue;
      this.layers.add(layer);
      const prefix = `${layerPath(layer)}/`;
      this.note(
        slide.index,
        this.ofLayers.filter((location) => location.startsWith(prefix)),
      );
    }
    return this.chosen === null ? this.bySlide.has(slide.index) : this.chosen.includes(slide.index);
  }

  /** The indexes of the wanted slides; those with the most important locations come first. */
  get indexes(): readonly number[] {
    if (this.chosen !== null) return [...new Set(this.chosen)];
    const ranked = [...this.bySlide.keys()].map((index) => ({ index, rank: this.rank(this.locationsOn(index)[0]) }));
    return ranked.toSorted((one, other) => one.rank - other.rank).map(({ index }) => index);
  }

  /** The locations that lead to a slide, the most important ones first. */
  locationsOn(index: number): readonly string[] {
    return (this.bySlide.get(index) ?? []).toSorted((one, other) => this.rank(one) - this.rank(other));
  }

  private rank(location: string | undefined): number {
    return location === undefined ? 0 : (this.order.get(location) ?? 0);
  }

  private note(index: number, locations: readonly string[]): void {
    if (locations.length === 0) return;
    const known = this.bySlide.get(index);
    if (known === undefined) this.bySlide.set(index, [...locations]);
    else known.push(...locations);
  }
}

/** What the locations in a layout or a master begin with. */
export function layerPath({ kind, name, index }: SlideLayer): string {
  return kind === 'layout' ? `layout[${name}]` : `master[${index}]`;
}
