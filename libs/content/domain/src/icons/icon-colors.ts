import { parameterInvalid } from '../content.errors.ts';

const HEX = /^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/;
const SHORT_HEX_LENGTH = '#RGB'.length;

/** How an icon is painted instead of with its own colours. */
export interface IconColors {
  /** `currentColor`, `#RRGGBB` or `#RRGGBBAA`; null for the colours of the icon. */
  readonly color: string | null;
  /** Both ends of a gradient, or neither. It wins over `color`. */
  readonly gradientStart: string | null;
  readonly gradientEnd: string | null;
  /** In degrees, clockwise; 0 runs from left to right. */
  readonly gradientAngle: number | null;
}

export type IconColorsDraft = { readonly [Name in keyof IconColors]?: IconColors[Name] | undefined };

export const OWN_COLORS: IconColors = { color: null, gradientStart: null, gradientEnd: null, gradientAngle: null };

/** Changes the colours; what is undefined stays. @throws DomainError `parameter_invalid` */
export function amendIconColors(present: IconColors, draft: IconColorsDraft): IconColors {
  const color = draft.color === undefined ? present.color : checkedColor(draft.color, 'color');
  const gradientStart =
    draft.gradientStart === undefined ? present.gradientStart : checkedHex(draft.gradientStart, 'gradient_start');
  const gradientEnd =
    draft.gradientEnd === undefined ? present.gradientEnd : checkedHex(draft.gradientEnd, 'gradient_end');
  if ((gradientStart === null) !== (gradientEnd === null)) {
    const param = gradientStart === null ? 'gradient_start' : 'gradient_end';
    throw parameterInvalid(param, 'A gradient has both gradient_start and gradient_end, or neither.');
  }
  const angle = draft.gradientAngle === undefined ? present.gradientAngle : checkedAngle(draft.gradientAngle);
  if (gradientStart === null && typeof draft.gradientAngle === 'number') {
    throw parameterInvalid(
      'gradient_angle',
      'gradient_angle needs a gradient: send gradient_start and gradient_end, too.',
    );
  }
  return { color, gradientStart, gradientEnd, gradientAngle: gradientStart === null ? null : (angle ?? 0) };
}

/** @returns null for the colours of the icon. @throws DomainError `parameter_invalid` */
export function checkedColor(
  color: string | null,
  param: string,
  message = `${param} is currentColor or a colour such as #1A2B3C.`,
): string | null {
  return color === 'currentColor' ? color : checkedHex(color, param, message);
}

function checkedHex(
  color: string | null,
  param: string,
  message = `${param} is a colour such as #1A2B3C.`,
): string | null {
  if (color === null) return null;
  if (!HEX.test(color)) throw parameterInvalid(param, message);
  const upper = color.toUpperCase();
  return upper.length === SHORT_HEX_LENGTH ? upper.replace(/[0-9A-F]/g, (digit) => digit + digit) : upper;
}

function checkedAngle(angle: number | null): number | null {
  if (angle === null || (angle >= 0 && angle <= 360)) return angle;
  throw parameterInvalid('gradient_angle', 'gradient_angle is 0 to 360 degrees.');
}
