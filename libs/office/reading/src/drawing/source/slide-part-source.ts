import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { flag } from '../../parts/numbers.ts';
import type { ColorMap } from '../color-map.ts';
import { type FillSource, readFill } from './fill-source.ts';
import { type ListStyleSource, readListStyle } from './list-style-source.ts';
import type { ShapeSource } from './shape-source.ts';
import { readShapeTree } from './shape-tree-reader.ts';
import { readTiming } from './slide-timing-source.ts';
import { readStyleReference, type StyleReferenceSource } from './style-reference-source.ts';

/** A background as it is written: a fill, or a reference to one of the theme (ECMA-376 Part 1, 19.3.1.1). */
export type BackgroundSource =
  | { readonly fill: FillSource; readonly reference?: never }
  | { readonly reference: StyleReferenceSource; readonly fill?: never };

/**
 * A slide part as it is written: a slide, slide layout, slide master, notes page or notes master (ECMA-376 Part 1, 19.3.1.38, 19.3.1.39,
 * 19.3.1.42, 19.3.1.26 and 19.3.1.27).
 */
export interface SlidePartSource {
  readonly part: string;
  /** The name of a layout (`p:cSld@name`). */
  readonly name: string;
  readonly isHidden: boolean;
  readonly background: BackgroundSource | undefined;
  readonly shapes: readonly ShapeSource[];
  /** `p:clrMap` of a master, or `a:overrideClrMapping` of another part. */
  readonly colorMap: ColorMap | undefined;
  /** The text styles of a master, `title`, `body` and `other`, or of a notes master, `notes`. */
  readonly textStyles: ReadonlyMap<string, ListStyleSource>;
  /** Whether it shows the shapes of its layout and master (`showMasterSp`). */
  readonly showsParents: boolean;
  /** The name of the transition, such as `fade`. */
  readonly transition: string | undefined;
  /** The ids of the shapes that are animated. */
  readonly animated: ReadonlySet<string>;
  /** How long video and sound play, in milliseconds, by the ids of their shapes. */
  readonly playing: ReadonlyMap<string, number>;
}

const ROOTS: ReadonlySet<string> = new Set(['p:sld', 'p:sldLayout', 'p:sldMaster', 'p:notes', 'p:notesMaster']);

const TEXT_STYLES: ReadonlyMap<string, string> = new Map([
  ['p:titleStyle', 'title'],
  ['p:bodyStyle', 'body'],
  ['p:otherStyle', 'other'],
  ['p:notesStyle', 'notes'],
]);

type Draft = {
  -readonly [Name in keyof Omit<SlidePartSource, 'textStyles' | 'animated' | 'playing'>]: SlidePartSource[Name];
} & {
  textStyles: Map<string, ListStyleSource>;
  animated: Set<string>;
  playing: Map<string, number>;
};

export function emptySlidePart(part: string): SlidePartSource {
  return {
    part,
    name: '',
    isHidden: false,
    background: undefined,
    shapes: [],
    colorMap: undefined,
    textStyles: new Map(),
    showsParents: true,
    transition: undefined,
    animated: new Set(),
    playing: new Map(),
  };
}

/** The reader of a whole part. */
export function readSlidePart(part: string, set: (slidePart: SlidePartSource) => void): ElementReader {
  const draft: Draft = { ...emptySlidePart(part), textStyles: new Map(), animated: new Set(), playing: new Map() };
  return {
    child: (root, attributes) => {
      if (!ROOTS.has(root)) return undefined;
      draft.isHidden = attributes.get('show') === '0' || attributes.get('show') === 'false';
      const shows = attributes.get('showMasterSp');
      draft.showsParents = shows === undefined || flag(shows);
      return { child: (name, own) => readSection(name, own, draft), end: () => set(draft) };
    },
  };
}

function readSection(name: string, attributes: XmlAttributes, draft: Draft): ElementReader | undefined {
  switch (name) {
    case 'p:cSld':
      draft.name = attributes.get('name') ?? '';
      return readCommonData(draft);
    case 'p:clrMap':
      draft.colorMap = new Map(attributes);
      return undefined;
    case 'p:clrMapOvr':
      return {
        child: (child, own) => {
          if (child === 'a:overrideClrMapping') draft.colorMap = new Map(own);
          return undefined;
        },
      };
    case 'p:transition':
      draft.transition ??= 'plain';
      return {
        child: (child) => {
          noteTransition(child, draft);
          return undefined;
        },
      };
    case 'p:timing':
      return readTiming(draft);
    case 'p:txStyles':
      return { child: (child) => readTextStyle(child, draft) };
    default:
      return readTextStyle(name, draft);
  }
}

/** The children of `p:transition` are the transition (`p:fade`, `p14:vortex` …), its sound, and extensions. */
function noteTransition(name: string, draft: Draft): void {
  const [, local = ''] = name.split(':');
  if (name !== 'p:sndAc' && name !== 'p:extLst') draft.transition = local;
}

function readTextStyle(name: string, draft: Draft): ElementReader | undefined {
  const style = TEXT_STYLES.get(name);
  return style === undefined ? undefined : readListStyle((read) => draft.textStyles.set(style, read));
}

function readCommonData(draft: Draft): ElementReader {
  return {
    child: (name) => {
      if (name === 'p:spTree') return readShapeTree((shapes) => (draft.shapes = shapes));
      return name === 'p:bg' ? readBackground(draft) : undefined;
    },
  };
}

function readBackground(draft: Draft): ElementReader {
  return {
    child: (name, attributes) => {
      if (name === 'p:bgRef') return readStyleReference(attributes, (reference) => (draft.background = { reference }));
      if (name !== 'p:bgPr') return undefined;
      return { child: (child) => readFill(child, (fill) => (draft.background = { fill })) };
    },
  };
}
