import type { BrandRule } from '../brand-rule.ts';
import { filePartUnreadable } from '../checks/file/file-part-unreadable.ts';
import { fileTypeDiffers } from '../checks/file/file-type-differs.ts';
import { DOCUMENT_FORMATS } from '../document-format.ts';

const NEVER = new Date(0);

/** The rules of the checks that hold for every file, unless a rule of that type says otherwise. */
export function implicitRules(rules: readonly BrandRule[]): readonly BrandRule[] {
  return [filePartUnreadable, fileTypeDiffers]
    .filter((check) => rules.every(({ type }) => type !== check.type))
    .map(({ type, severity }) => ({
      id: '',
      type,
      name: '',
      severity,
      active: true,
      autoFixable: false,
      pattern: null,
      replacement: null,
      params: {},
      appliesTo: DOCUMENT_FORMATS,
      message: null,
      metadata: {},
      isDefault: true,
      created: NEVER,
      updated: NEVER,
    }));
}
