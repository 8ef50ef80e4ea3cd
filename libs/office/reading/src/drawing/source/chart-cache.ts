import type { ElementReader } from '../../parts/element-reader.ts';
import { integer } from '../../parts/numbers.ts';

const MAX_LABELS = 200;

/** Both kinds of charts name their elements alike. */
export function localName(name: string): string {
  return name.startsWith('c:') ? name.slice(2) : name.startsWith('cx:') ? name.slice(3) : name;
}

/** `c:ptCount` anywhere below. */
export function countReader(set: (count: number) => void): ElementReader {
  const reader: ElementReader = {
    child: (name, attributes) => {
      if (name === 'c:ptCount') set(integer(attributes.get('val')) ?? 0);
      return reader;
    },
  };
  return reader;
}

/** The categories of a chart of 2016: `cx:pt` of the data of that kind. */
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

/** The text of an element becomes one more label. */
function labelAdder(labels: string[]): ElementReader {
  let text = '';
  return {
    text: (piece) => (text += piece),
    end: () => {
      if (labels.length < MAX_LABELS) labels.push(text);
    },
  };
}

/** The texts of a cache, at most so many that a chart can show them. */
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
