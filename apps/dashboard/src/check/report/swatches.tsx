import type { ReportedFinding } from '@livery/sdk';
import classes from './swatches.module.css';
import { differenceInWords } from './words.ts';

const COLOR = /^#[0-9a-f]{6}$/i;

/** The colour that was found, and the palette colour that is nearest to it, with their names and values. */
export function Swatches({ finding }: { readonly finding: Pick<ReportedFinding, 'actual_color' | 'nearest_color'> }) {
  const { actual_color: actual, nearest_color: nearest } = finding;
  if (actual === null) return null;
  return (
    <div className={classes['pair']}>
      <Swatch hex={actual} label="Found" />
      {nearest !== null && (
        <>
          <span className={classes['distance']}>
            <span aria-hidden="true">→ </span>
            {differenceInWords(nearest.distance)} (ΔE {nearest.distance.toFixed(nearest.distance < 10 ? 1 : 0)})
          </span>
          <Swatch hex={nearest.hex} label={nearest.name === '' ? 'Nearest' : nearest.name} />
        </>
      )}
    </div>
  );
}

function Swatch({ hex, label }: { readonly hex: string; readonly label: string }) {
  if (!COLOR.test(hex)) return null;
  return (
    <span className={classes['swatch']}>
      <svg width="30" height="30" aria-hidden="true">
        <rect width="30" height="30" fill={hex} />
      </svg>
      <span>
        {label}
        <br />
        <code>{hex.toUpperCase()}</code>
      </span>
    </span>
  );
}
