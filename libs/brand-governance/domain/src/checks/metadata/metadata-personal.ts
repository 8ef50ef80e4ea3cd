import type { PersonalProperty, TextDocument } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { Fix, Unfixable } from '../../fixing/fix.ts';
import { removalFix } from '../../fixing/removal-fix.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { listInWords } from '../../judging/in-words.ts';
import { PACKAGE, partAddress } from '../../judging/package-origin.ts';
import { defaulted, textList } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { textsOf } from '../../judging/read-rule-params.ts';
import { PACKAGE_PARAMS } from '../security/package-params.ts';

const KEEP = defaulted(textList, ['title'], 'Names of properties that can stay, such as `title` or `author`.');

/** Reports names, companies and paths that the file stores (check catalogue, 3.14). `keep` names what may stay. */
export const metadataPersonal = ruleCheck({
  type: 'metadata.personal',
  severity: 'low',
  name: 'No personal metadata',
  summary:
    'The file stores the author, company, manager, file paths, custom properties, or which parts of a text were written together.',
  fix: 'Removes the properties, if removals are asked for. Sensitivity labels stay.',
  params: { ...PACKAGE_PARAMS, keep: KEEP },
  find: (rule, context) => personalMetadata(rule, context),
});

function personalMetadata(rule: BrandRule, { model }: CheckContext): readonly Occurrence[] {
  const kept = new Set(textsOf(rule, 'keep', KEEP.default));
  const stored = [...model.package.properties, ...(model.format === 'docx' ? revisionIds(model) : [])];
  const found = stored.filter(({ name }) => !kept.has(name));
  const names = [...new Set(found.map(({ name }) => name))];
  const detail = `Readers can see the ${listInWords(names)}: File ▸ Info ▸ Inspect Document.`;
  return Array.from(
    Map.groupBy(found, ({ part }) => part),
    ([part, own]) =>
      report(rule, {
        title: 'Personal metadata',
        detail,
        address: partAddress(part),
        furtherOccurrences: own.length - 1,
        cause: PACKAGE,
        groupedBy: 'document',
        fix: () => metadataFix(part, own),
      }),
  );
}

/** The label of a sensitivity is a custom property, and nobody but its organization removes it. */
const LABEL = 'custom property "MSIP_Label_';

function metadataFix(part: string, own: readonly PersonalProperty[]): Fix | Unfixable {
  const names = [...new Set(own.map(({ name }) => name))];
  return names.some((name) => name.startsWith(LABEL)) ? 'sensitivity_label' : removalFix('metadata', part, names);
}

/**
 * The revision identifiers (`w:rsid`) of a text document. They tell which pieces of text were edited between the same two
 * saves, even across documents (ECMA-376 Part 1, 17.15.1.72).
 */
function revisionIds({ settings, package: facts }: TextDocument): readonly PersonalProperty[] {
  const part = facts.relations.find(({ kind, source }) => kind === 'settings' && source === facts.mainPart)?.target;
  if (settings.revisionIds === 0 || part === undefined) return [];
  return [{ name: 'revision identifiers', value: String(settings.revisionIds), part }];
}
