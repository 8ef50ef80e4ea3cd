import type { ReactNode } from 'react';
import type { NumberedFinding } from '../report/arrange.ts';
import classes from './pictured.module.css';
import { SlidePicture } from './slide-picture.tsx';
import { useSlidePicture } from './use-slide-picture.ts';

interface Properties {
  readonly check: string;
  readonly slide: number;
  readonly findings: readonly NumberedFinding[];
  readonly onPick: (id: string) => void;
  /** What is said about the findings. */
  readonly children: ReactNode;
}

/** The findings of a slide beside its picture, if there is one. */
export function Pictured({ check, slide, findings, onPick, children }: Properties) {
  const picture = useSlidePicture(check, slide);
  if (picture === undefined) return <>{children}</>;
  return (
    <div className={classes['pictured']}>
      <div>
        <SlidePicture {...{ picture, findings, onPick }} />
      </div>
      {children}
    </div>
  );
}
