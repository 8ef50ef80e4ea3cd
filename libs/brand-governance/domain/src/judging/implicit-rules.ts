import type { BrandRule } from '../brand-rule.ts';
import { filePartUnreadable } from '../checks/file/file-part-unreadable.ts';
import { fileTypeDiffers } from '../checks/file/file-type-differs.ts';
import { DOCUMENT_FORMATS } from '../document-format.ts';
import type { Check } from './check.ts';

const NEVER = new Date(0);

/**
 * The rules of checks that judge every file even if the guideline has no rule for them. A rule of the same type replaces the
 * implicit one.
 */
export function implicitRules(rules: readonly BrandRule[]): readonly BrandRule[] {
  return [filePartUnreadable, fileTypeDiffers]
    .filter((check) => rules.every(({ type }) => type !== check.type))
    .map(implicitRule);
}

/** A rule that no guideline has, with the defaults of its check. */
export function implicitRule({ type, severity }: Check): BrandRule {
  return {
    id: '',
    type,
    name: '',
    severity,
    active: true,
    pattern: null,
    replacement: null,
    params: {},
    appliesTo: DOCUMENT_FORMATS,
    message: null,
    metadata: {},
    isDefault: true,
    revision: 0,
    created: NEVER,
    updated: NEVER,
  };
}
