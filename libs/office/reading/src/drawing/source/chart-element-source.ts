import type { ChartElementKind } from '@livery/office-model';
import type { ElementReader } from '../../parts/element-reader.ts';
import { labelReader, localName } from './chart-cache.ts';
import type { ChartElementSource } from './chart-source.ts';
import { type FillSource, readFill } from './fill-source.ts';
import { type LineSource, readLine } from './line-source.ts';
import { NO_RUN_PROPERTIES, type RunPropertiesSource } from './run-properties-source.ts';
import { readTextBody, type TextBodySource } from './text-body-source.ts';

/** Reads what all elements of charts have in common: `spPr`, `txPr` and `tx` (ECMA-376 Part 1, 21.2.2.197, 21.2.2.216 and 21.2.2.214). */
export class ChartElementReader {
  isDeleted = false;
  private fill: FillSource | undefined;
  private line: LineSource | undefined;
  private text: RunPropertiesSource = NO_RUN_PROPERTIES;
  private rich: TextBodySource | undefined;
  private labels: readonly string[] = [];

  constructor(
    private readonly kind: ChartElementKind,
    public path: string,
  ) {}

  get source(): ChartElementSource {
    const { kind, path, fill, line, text, rich, labels } = this;
    return { kind, path, fill, line, text, rich, labels };
  }

  /** The reader of a child that says something of fill, line or text. */
  child(name: string): ElementReader | undefined {
    switch (localName(name)) {
      case 'spPr':
        return this.shapeProperties();
      case 'txPr':
        return readTextBody(({ paragraphs }) => (this.text = paragraphs[0]?.defaults ?? NO_RUN_PROPERTIES));
      case 'tx':
        return this.writtenText();
      default:
        return undefined;
    }
  }

  private shapeProperties(): ElementReader {
    return {
      child: (name) =>
        name === 'a:ln' ? readLine((line) => (this.line = line)) : readFill(name, (fill) => (this.fill = fill)),
    };
  }

  private writtenText(): ElementReader {
    const labels = labelReader((read) => {
      if (read.length > 0) this.labels = read;
    });
    return {
      child: (name, attributes) =>
        localName(name) === 'rich' ? readTextBody((rich) => (this.rich = rich)) : labels.child?.(name, attributes),
      end: () => labels.end?.(),
    };
  }
}
