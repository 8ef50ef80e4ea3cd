import { type Address, type Relation, WHOLE_FILE } from '@livery/office-model';
import type { DocumentView } from '../../document-view/document-view.ts';
import type { PlacedShape } from '../../document-view/places.ts';
import { partAddress } from '../../judging/package-origin.ts';

/** Finds the shapes, slides and stories to which relationships belong. */
export class RelationOwners {
  private readonly shapes = new Map<string, PlacedShape>();
  private readonly sheets = new Map<string, Address>();

  constructor({ slides, sheets, stories, shapes }: DocumentView) {
    // Text boxes stand in the part of the story that they are anchored in, which comes first.
    for (const { part, address } of [...slides, ...sheets, ...stories]) {
      if (!this.sheets.has(part)) this.sheets.set(part, address);
    }
    for (const placed of shapes) {
      for (const id of placed.shape.references) this.shapes.set(`${placed.sheet.part} ${id}`, placed);
      if (placed.shape.chart) this.shapes.set(placed.shape.chart.part, placed);
    }
  }

  shapeOf({ source, id }: Relation): PlacedShape | undefined {
    return this.shapes.get(`${source} ${id}`) ?? this.shapes.get(source);
  }

  addressOf(relation: Relation): Address {
    const { source } = relation;
    if (source === '/') return WHOLE_FILE;
    return this.shapeOf(relation)?.address ?? this.sheets.get(source) ?? partAddress(source);
  }
}
