import { CHECK_CATALOGUE } from '@livery/brand-governance-domain';
import { CHECK_TYPES } from '@livery/brand-governance-infrastructure';
import { checkTypeSections, commonParameters } from '@livery/documentation';

type CheckType = (typeof CHECK_TYPES)[number];

const INTRODUCTION = `# Checks

Made from the catalogue of the engine by \`npm run docs:checks\`: do not edit.

A rule names a check by its dotted type or by one of the other names, which use \`pattern\` and \`replacement\`. About documents
of a format that its check does not judge, a rule is silent. A rule that lacks what its type needs is refused.

What is found in speaker notes is a finding of its own, and one step less severe than on a slide: \`high\` becomes \`medium\`, \`medium\` becomes
\`low\`, and \`low\` stays.

Every check takes these parameters beside its own:

${commonParameters(CHECK_TYPES)}
`;

/** The page docs/checks.md: for each family a table of its types, and their parameters. */
export function checkCataloguePage(): string {
  const families = Map.groupBy(CHECK_TYPES, ({ type }) => type.slice(0, type.indexOf('.')));
  const sections = Array.from(
    families,
    ([family, checks]) => `## ${family}\n\n${tableOf(checks)}\n${checkTypeSections(checks)}\n`,
  );
  return `${INTRODUCTION}\n${sections.join('\n')}`;
}

function tableOf(checks: readonly CheckType[]): string {
  const head = '| type | severity | formats | reports | fix | other names |\n|---|---|---|---|---|---|\n';
  return `${head}${checks.map(rowOf).join('')}`;
}

function rowOf({ type, severity, formats, summary, aliases }: CheckType): string {
  const names = aliases.map((alias) => code(alias.type));
  return `| ${[code(type), severity, formats.join(' '), summary, fixOf(type), names.join(' ')].join(' | ')} |\n`;
}

/** What a fix does; empty for types without a fix. */
function fixOf(type: string): string {
  return CHECK_CATALOGUE.find((check) => check.type === type)?.fix ?? '';
}

function code(text: string): string {
  return `\`${text}\``;
}
