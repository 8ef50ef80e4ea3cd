export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;

export type Severity = (typeof SEVERITIES)[number];

export function isSeverity(value: string): value is Severity {
  return SEVERITIES.some((severity) => severity === value);
}

/** The severity below; `low` stays. */
export function oneStepLower(severity: Severity): Severity {
  return SEVERITIES[SEVERITIES.indexOf(severity) - 1] ?? 'low';
}

/** A severity that is at least `least`. */
export function atLeast(severity: Severity, least: Severity): Severity {
  return SEVERITIES.indexOf(severity) > SEVERITIES.indexOf(least) ? severity : least;
}

/** A severity that is at most `most`. */
export function atMost(severity: Severity, most: Severity): Severity {
  return SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(most) ? severity : most;
}
