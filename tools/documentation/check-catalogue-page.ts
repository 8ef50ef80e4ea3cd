import { CHECK_CATALOGUE, type Check, DOCUMENT_FORMATS } from '@livery/brand-governance-domain';

const INTRODUCTION = `# Checks

Made from the catalogue of the engine by \`npm run docs:checks\`: do not edit.

A rule names a check by its dotted type or by one of the other names, which use \`pattern\` and \`replacement\`. Every check
takes the parameters \`surfaces\` (colour surfaces to which it is narrowed) and \`ignore\` (\`shape_names\`, \`alt_text_tags\`,
\`layouts\`, \`hidden_slides\`, \`notes\`) beside its own. About documents of a format that its check does not judge, a rule
is silent.
`;

const COMMON = new Set(['surfaces', 'ignore']);

/** The page on all checks: one section for each family of types. */
export function checkCataloguePage(): string {
  const families = Map.groupBy(CHECK_CATALOGUE, ({ type }) => type.slice(0, type.indexOf('.')));
  const sections = Array.from(families, ([family, checks]) => `## ${family}\n\n${tableOf(checks)}`);
  return `${INTRODUCTION}\n${sections.join('\n')}`;
}

function tableOf(checks: readonly Check[]): string {
  const head = '| type | severity | formats | reports | other names | parameters |\n|---|---|---|---|---|---|\n';
  return `${head}${checks.map(rowOf).join('')}`;
}

function rowOf({ type, severity, formats = DOCUMENT_FORMATS, summary, ruleTypes, params }: Check): string {
  const names = ruleTypes.slice(1).map((one) => code(one.type));
  const own = Object.keys(params).filter((name) => !COMMON.has(name));
  const cells = [code(type), severity, formats.join(' '), summary, names.join(' '), own.map(code).join(' ')];
  return `| ${cells.join(' | ')} |\n`;
}

function code(text: string): string {
  return `\`${text}\``;
}
