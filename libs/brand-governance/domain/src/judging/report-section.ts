import type { Section } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import { sectionAddress } from '../document-view/document-sections.ts';
import type { FixMaker } from '../fixing/fix.ts';
import type { Occurrence } from './check.ts';
import { report } from './rule-check.ts';

interface SectionReport {
  readonly title: string;
  readonly detail: string;
  /** The path of what is wrong in the section, when it is not the whole section. */
  readonly path?: string;
  /** What tells this finding from others of its rule at the same path. */
  readonly value?: string;
  readonly fix?: FixMaker;
}

/** An occurrence on one section of a text document. */
export function reportSection(rule: BrandRule, section: Section, { path, ...facts }: SectionReport): Occurrence {
  const cause = { ...section.provenance, location: null };
  return report(rule, { ...facts, address: sectionAddress(section, path), cause });
}
