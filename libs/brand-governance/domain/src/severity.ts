export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;

export type Severity = (typeof SEVERITIES)[number];

export function isSeverity(value: string): value is Severity {
  return SEVERITIES.some((severity) => severity === value);
}

/** A severity that is at most `most`. */
export function atMost(severity: Severity, most: Severity): Severity {
  return SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(most) ? severity : most;
}
