import { useMemo } from 'react';
import type { Frame, SlidePicture as Picture } from './frames.ts';
import { type NumberRow, numbersOf, widthOf } from './number-rows.ts';
import classes from './slide-picture.module.css';

interface Properties {
  readonly picture: Picture;
  readonly frames: readonly Frame[];
  readonly rows: readonly NumberRow[];
  /** Shows a finding whose number was clicked. */
  readonly onPick: (id: string) => void;
}

/** The picture of a slide with numbered boxes. The drawing is an image of its own, so that nothing in it can reach the page. */
export function SlidePicture({ picture, frames, rows, onPick }: Properties) {
  const { svg, width, height, slide_index: slide } = picture;
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg.toWellFormed())}`, [svg]);
  return (
    <figure className={classes['picture']}>
      <img src={source} width={width} height={height} alt={`Slide ${slide + 1}`} />
      {frames.map(({ left, top, width: across, height: down }) => (
        <div
          key={`${left} ${top} ${across} ${down}`}
          className={classes['frame']}
          style={{ left: `${left}%`, top: `${top}%`, width: `${across}%`, height: `${down}%` }}
        />
      ))}
      {rows.map((row) => (
        <div
          key={`${row.left} ${row.top}`}
          className={classes['numbers']}
          style={{ ...sideOf(row), top: `${row.top}%` }}
        >
          {numbersOf(row).map(({ number, finding }) => (
            <button
              key={finding.id}
              type="button"
              className={classes['number']}
              data-kind={finding.severity}
              data-finding={finding.id}
              aria-label={`Finding ${number}: ${finding.title}`}
              onClick={() => onPick(finding.id)}
            >
              {number}
            </button>
          ))}
        </div>
      ))}
    </figure>
  );
}

/** Numbers are narrower on large screens: a row before a frame stays at it. */
function sideOf({ left, isBefore, findings }: NumberRow): Readonly<Record<string, string>> {
  return isBefore ? { right: `${100 - left - widthOf(findings)}%` } : { left: `${left}%` };
}
