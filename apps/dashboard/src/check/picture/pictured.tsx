import { type ReactNode, useMemo, useRef } from 'react';
import type { NumberedFinding } from '../report/arrange.ts';
import { framesOf, type SlidePicture as Picture } from './frames.ts';
import { idsOn, numberRows } from './number-rows.ts';
import classes from './pictured.module.css';
import { SlidePicture } from './slide-picture.tsx';
import { useSlidePicture } from './use-slide-picture.ts';

/** Goes from a finding to its number on the picture; undefined if the number is not there. */
export type ToNumber = (finding: string) => (() => void) | undefined;

interface Properties {
  readonly check: string;
  readonly slide: number;
  readonly findings: readonly NumberedFinding[];
  readonly onPick: (id: string) => void;
  /** What is said about the findings. */
  readonly children: (toNumber: ToNumber) => ReactNode;
}

/** The findings of a slide beside its picture, if there is one. */
export function Pictured({ check, slide, children, ...shown }: Properties) {
  const picture = useSlidePicture(check, slide);
  return picture === undefined ? (
    children(() => undefined)
  ) : (
    <BesidePicture picture={picture} {...shown}>
      {children}
    </BesidePicture>
  );
}

function BesidePicture({
  picture,
  findings,
  onPick,
  children,
}: Omit<Properties, 'check' | 'slide'> & { readonly picture: Picture }) {
  const pane = useRef<HTMLDivElement>(null);
  const frames = useMemo(() => framesOf(picture, findings), [picture, findings]);
  const rows = useMemo(() => numberRows(frames, picture.width / picture.height), [frames, picture]);
  const numbered = idsOn(rows);
  const toNumber: ToNumber = (id) =>
    numbered.has(id) ? () => pane.current?.querySelector<HTMLElement>(`[data-finding="${id}"]`)?.focus() : undefined;
  return (
    <div className={classes['pictured']}>
      <div ref={pane}>
        <SlidePicture {...{ picture, frames, rows, onPick }} />
      </div>
      {children(toNumber)}
    </div>
  );
}
