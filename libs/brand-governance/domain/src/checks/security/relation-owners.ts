import { type Address, type Relation, WHOLE_FILE } from '@livery/office-model';
import type { DocumentView } from '../../document-view/document-view.ts';
import type { LocatedShape } from '../../document-view/located-content.ts';
import { partAddress } from '../../judging/package-origin.ts';

/** Finds the shape, slide or story to which a relationship of the package belongs. */
export class RelationOwners {
  private readonly shapes = new Map<string, LocatedShape>();
  private readonly containers = new Map<string, Address>();

  constructor({ slides, slideLayers, stories, shapes }: DocumentView) {
    // Text boxes stand in the part of the story that they are anchored in, which comes first.
    for (const { part, address } of [...slides, ...slideLayers, ...stories]) {
      if (!this.containers.has(part)) this.containers.set(part, address);
    }
    for (const located of shapes) {
      for (const id of located.shape.references) this.shapes.set(`${located.container.part} ${id}`, located);
      if (located.shape.chart) this.shapes.set(located.shape.chart.part, located);
    }
  }

  shapeOf({ source, id }: Relation): LocatedShape | undefined {
    return this.shapes.get(`${source} ${id}`) ?? this.shapes.get(source);
  }

  addressOf(relation: Relation): Address {
    const { source } = relation;
    if (source === '/') return WHOLE_FILE;
    return this.shapeOf(relation)?.address ?? this.containers.get(source) ?? partAddress(source);
  }
}
