import type { Section } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import { sectionAddress } from '../document-view/document-sections.ts';
import type { Occurrence } from './check.ts';
import { report } from './rule-check.ts';

/**
 * An occurrence on one section of a text document. @param path of what is wrong in the section, when it is not the whole
 * section
 */
export function reportSection(
  rule: BrandRule,
  section: Section,
  title: string,
  detail: string,
  path?: string,
): Occurrence {
  const cause = { ...section.provenance, location: null };
  return report(rule, { title, detail, address: sectionAddress(section, path), cause });
}
