import type { RulePattern } from '@livery/brand-governance-domain';
import { ValidateBy } from 'class-validator';

/** Validates a pattern: one term, or a list of alternatives. */
export function IsRulePattern(): PropertyDecorator {
  return ValidateBy({
    name: 'isRulePattern',
    validator: { validate: isRulePattern, defaultMessage: () => '$property must be a string or a list of strings' },
  });
}

function isRulePattern(value: unknown): value is RulePattern {
  return typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));
}
