import type { RunLayout } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import { flag, integer, percentage } from '../../parts/numbers.ts';

/** What `a:rPr` or `a:defRPr` says of the looks of text (ECMA-376 Part 1, 21.1.2.3.9). What is not set is undefined. */
export type RunLayoutSource = { readonly [Name in keyof RunLayout]: RunLayout[Name] | undefined } & {
  /** In points. */
  readonly size: number | undefined;
};

export const NO_RUN_LAYOUT: RunLayoutSource = {
  italic: undefined,
  underlined: undefined,
  struck: undefined,
  caps: undefined,
  raised: undefined,
  spacing: undefined,
  size: undefined,
};

/** The greatest additional distance of characters in points. */
const MAX_SPACING = 100;

/** @param attributes of the element of the properties */
export function runLayoutOf(attributes: XmlAttributes): RunLayoutSource {
  const italic = attributes.get('i');
  const underline = attributes.get('u');
  const strike = attributes.get('strike');
  const caps = attributes.get('cap');
  return {
    italic: italic === undefined ? undefined : flag(italic),
    underlined: underline === undefined ? undefined : underline !== 'none',
    struck: strike === undefined ? undefined : strike !== 'noStrike',
    // Small capitals are drawn as capitals.
    caps: caps === undefined ? undefined : caps !== 'none',
    raised: within(percentage(attributes.get('baseline')), 1),
    spacing: within(hundredths(attributes.get('spc')), MAX_SPACING),
    size: hundredths(attributes.get('sz')),
  };
}

function hundredths(written: string | undefined): number | undefined {
  const value = integer(written);
  return value === undefined ? undefined : value / 100;
}

function within(value: number | undefined, limit: number): number | undefined {
  return value === undefined ? undefined : Math.min(limit, Math.max(-limit, value));
}
