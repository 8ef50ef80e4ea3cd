import type { ElementReader } from '../../parts/element-reader.ts';

/** What is read of the timing of a slide: the ids of animated shapes, and how long media play, in milliseconds, by the ids of shapes. */
interface TimingDraft {
  readonly animated: Set<string>;
  readonly playing: Map<string, number>;
}

/**
 * Shapes are referred to anywhere below `p:timing`. The command that plays a medium, `playFrom(0.0)`, says for how long (ECMA-376 Part 1,
 * 19.5.20).
 */
export function readTiming({ animated, playing }: TimingDraft, plays = false): ElementReader {
  let duration: number | undefined;
  const reader: ElementReader = {
    child: (name, attributes) => {
      if (name === 'p:cmd') return readTiming({ animated, playing }, /^playFrom/.test(attributes.get('cmd') ?? ''));
      if (plays && name === 'p:cTn') duration ??= milliseconds(attributes.get('dur'));
      const target = name === 'p:spTgt' ? attributes.get('spid') : undefined;
      if (target !== undefined) animated.add(target);
      if (target !== undefined && duration !== undefined) playing.set(target, duration);
      return reader;
    },
  };
  return reader;
}

/** A duration in milliseconds; undefined for `indefinite`. */
function milliseconds(written: string | undefined): number | undefined {
  return written !== undefined && /^\d{1,10}$/.test(written) ? Number(written) : undefined;
}
