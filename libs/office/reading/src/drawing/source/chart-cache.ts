import type { ElementReader } from '../../parts/element-reader.ts';
import { integer } from '../../parts/numbers.ts';

const MAX_LABELS = 200;

/** The name of an element without its prefix: the charts of Office 2016 (`cx`) name most elements as others do (`c`). */
export function localName(name: string): string {
  return name.startsWith('c:') ? name.slice(2) : name.startsWith('cx:') ? name.slice(3) : name;
}

/** Reads the number of points from a `c:ptCount` at any depth. */
export function countReader(set: (count: number) => void): ElementReader {
  const reader: ElementReader = {
    child: (name, attributes) => {
      if (name === 'c:ptCount') set(integer(attributes.get('val')) ?? 0);
      return reader;
    },
  };
  return reader;
}

/** Reads the categories of a chart of Office 2016: the points (`cx:pt`) of the data with the type `cat`. */
export function categoryReader(set: (labels: readonly string[]) => void): ElementReader {
  const labels: string[] = [];
  const points: ElementReader = {
    child: (name) => (name === 'cx:pt' ? labelAdder(labels) : points),
  };
  const data: ElementReader = {
    child: (name, attributes) => {
      if (name === 'cx:strDim') return attributes.get('type') === 'cat' ? points : undefined;
      return data;
    },
    end: () => set(labels),
  };
  return data;
}

/** Reads the text of an element as one more label. */
function labelAdder(labels: string[]): ElementReader {
  let text = '';
  return {
    text: (piece) => (text += piece),
    end: () => {
      if (labels.length < MAX_LABELS) labels.push(text);
    },
  };
}

/** Reads the texts of a cache, at most as many as a chart can show. */
export function labelReader(set: (labels: readonly string[]) => void): ElementReader {
  const labels: string[] = [];
  const reader: ElementReader = {
    child: (name) => {
      if (name !== 'c:v' && name !== 'cx:v') return name === 'c:numRef' ? undefined : reader;
      return labelAdder(labels);
    },
    end: () => set(labels),
  };
  return reader;
}
