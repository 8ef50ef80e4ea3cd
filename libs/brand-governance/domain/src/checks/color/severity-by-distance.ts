import { atMost, type Severity } from '../../severity.ts';

/** The greatest severity of colours below a distance from the closest brand colour (CIEDE2000). */
const LIMITS: readonly (readonly [below: number, most: Severity])[] = [
  [5, 'low'],
  [10, 'medium'],
];

/** A colour that is hardly told from a brand colour is less severe than one that everybody sees. @param distance CIEDE2000 */
export function severityAt(distance: number, severity: Severity): Severity {
  const limit = LIMITS.find(([below]) => distance < below);
  return limit === undefined ? severity : atMost(severity, limit[1]);
}
