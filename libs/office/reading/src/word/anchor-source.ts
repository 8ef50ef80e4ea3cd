import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../parts/element-reader.ts';
import { integer } from '../parts/numbers.ts';

/**
 * `wp:positionH` or `wp:positionV` as it is written (ECMA-376 Part 1, 20.4.2.10 and 20.4.2.11): one of offset, share and alignment is
 * defined.
 */
export interface AnchorAxis {
  /** What the position is relative to: `page`, `margin`, `column`, `paragraph` … */
  readonly from: string;
  /** In EMU. */
  readonly offset: number | undefined;
  /** A fraction of the size of what the position is relative to. */
  readonly share: number | undefined;
  /** `left`, `center`, `bottom` … */
  readonly alignment: string | undefined;
}

/** The position of `wp:anchor` as it is written (ECMA-376 Part 1, 20.4.2.3). */
export interface AnchorSource {
  readonly horizontal: AnchorAxis;
  readonly vertical: AnchorAxis;
  /** Within a table cell, the position is relative to the cell. */
  readonly isLaidOutInCell: boolean;
}

const PERCENT = 100_000;
const UNKNOWN: AnchorAxis = { from: '', offset: undefined, share: undefined, alignment: undefined };

/** Reads the position of an anchor. */
export class AnchorReader {
  private horizontal = UNKNOWN;
  private vertical = UNKNOWN;
  private readonly isSimple: boolean;
  private readonly isLaidOutInCell: boolean;

  constructor(anchor: XmlAttributes) {
    this.isSimple = isTrue(anchor.get('simplePos'));
    this.isLaidOutInCell = isTrue(anchor.get('layoutInCell') ?? '1');
  }

  get anchor(): AnchorSource {
    const { horizontal, vertical, isLaidOutInCell } = this;
    return { horizontal, vertical, isLaidOutInCell };
  }

  child(name: string, attributes: XmlAttributes): ElementReader | undefined {
    if (name === 'wp:simplePos' && this.isSimple) {
      this.horizontal = { ...UNKNOWN, from: 'page', offset: integer(attributes.get('x')) };
      this.vertical = { ...UNKNOWN, from: 'page', offset: integer(attributes.get('y')) };
    }
    if (this.isSimple) return undefined;
    if (name === 'wp:positionH') return readAxis(attributes, (axis) => (this.horizontal = axis));
    return name === 'wp:positionV' ? readAxis(attributes, (axis) => (this.vertical = axis)) : undefined;
  }
}

function readAxis(attributes: XmlAttributes, set: (axis: AnchorAxis) => void): ElementReader {
  const from = attributes.get('relativeFrom') ?? '';
  return {
    child: (name) => {
      const end = (text: string): void => {
        const number = integer(text);
        if (name === 'wp:posOffset') set({ ...UNKNOWN, from, offset: number });
        if (name === 'wp:align') set({ ...UNKNOWN, from, alignment: text });
        if (/^wp14:pctPos[HV]Offset$/.test(name)) {
          set({ ...UNKNOWN, from, share: number === undefined ? undefined : number / PERCENT });
        }
      };
      let text = '';
      return { text: (piece) => void (text += piece), end: () => end(text.trim()) };
    },
  };
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}
