import type { ReactNode } from 'react';
import classes from './mark.module.css';
import type { Severity } from './severity.ts';

interface Properties {
  /** What decides the colour. The words always say it, too. */
  readonly kind?: Severity | 'good' | 'bad';
  readonly children: ReactNode;
}

/** A short fact on coloured ground, such as a severity. */
export function Mark({ kind = 'low', children }: Properties) {
  return (
    <span className={classes['mark']} data-kind={kind}>
      {children}
    </span>
  );
}
