import type { GradientLayout } from '@livery/office-model';
import type { ElementReader } from '../../parts/element-reader.ts';
import { readGradientLayout } from './paint-layout-source.ts';
import { type LevelLayouts, readLevelLayouts } from './paragraph-layout-source.ts';
import { readShapeLayouts, type ShapeLayoutSource } from './shape-layout-source.ts';

/** The geometry of a slide, a layout, a master, or the drawing of a SmartArt graphic, as it is written. */
export interface PartLayoutSource {
  readonly shapes: readonly ShapeLayoutSource[];
  /** The gradient of its own background. */
  readonly background: GradientLayout | undefined;
  /** The text styles of a master, `title`, `body` and `other`. */
  readonly textStyles: ReadonlyMap<string, LevelLayouts>;
}

export const NO_PART_LAYOUT: PartLayoutSource = { shapes: [], background: undefined, textStyles: new Map() };

const TEXT_STYLES: ReadonlyMap<string, string> = new Map([
  ['p:titleStyle', 'title'],
  ['p:bodyStyle', 'body'],
  ['p:otherStyle', 'other'],
]);

/** The reader of a whole part. */
export function readPartLayout(set: (layout: PartLayoutSource) => void): ElementReader {
  let shapes: readonly ShapeLayoutSource[] = [];
  let background: GradientLayout | undefined;
  const textStyles = new Map<string, LevelLayouts>();
  const gradient: ElementReader = {
    child: (name) => (name === 'a:gradFill' ? readGradientLayout((read) => (background = read)) : undefined),
  };
  const slide: ElementReader = {
    child: (name) => {
      if (name === 'p:spTree') return readShapeLayouts((read) => (shapes = read));
      return name === 'p:bg' ? { child: (kind) => (kind === 'p:bgPr' ? gradient : undefined) } : undefined;
    },
  };
  const styles: ElementReader = {
    child: (name) => {
      const style = TEXT_STYLES.get(name);
      return style === undefined ? undefined : readLevelLayouts((levels) => textStyles.set(style, levels));
    },
  };
  return {
    child: () => ({
      child: (name) => {
        if (name === 'dsp:spTree') return readShapeLayouts((read) => (shapes = read));
        if (name === 'p:cSld') return slide;
        return name === 'p:txStyles' ? styles : undefined;
      },
      end: () => set({ shapes, background, textStyles }),
    }),
  };
}

/** Reads `p:defaultTextStyle` of the presentation. */
export function readDefaultLevels(set: (levels: LevelLayouts) => void): ElementReader {
  return {
    child: () => ({ child: (name) => (name === 'p:defaultTextStyle' ? readLevelLayouts(set) : undefined) }),
  };
}
