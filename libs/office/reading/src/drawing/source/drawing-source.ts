import type { ElementReader } from '../../parts/element-reader.ts';
import type { ShapeSource } from './shape-source.ts';
import { readShapeTree } from './shape-tree-reader.ts';

/** The reader of a whole `dsp:drawing`: the shapes of a SmartArt graphic as they were last drawn. */
export function readDrawing(set: (shapes: readonly ShapeSource[]) => void): ElementReader {
  return {
    child: () => ({ child: (name) => (name === 'dsp:spTree' ? readShapeTree(set) : undefined) }),
  };
}
