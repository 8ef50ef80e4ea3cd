export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;

export type Severity = (typeof SEVERITIES)[number];

export function isSeverity(value: string): value is Severity {
  return SEVERITIES.some((severity) => severity === value);
}
