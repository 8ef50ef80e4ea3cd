import { type Check, CHECK_CATALOGUE, ownParams, paramsSchema } from '@livery/brand-governance-domain';
import type { JsonSchema } from '@livery/kernel';

/**
 * The parameters of each type of check as named schemas of the contract, so that generated clients have a type for each.
 * `params` of a rule stays a free object in the contract, since few generators can handle a choice among so many types.
 */
export const RULE_PARAMS_SCHEMAS: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  CHECK_CATALOGUE.map((check) => [check.type, namedParams(check)]),
);

function namedParams(check: Check): JsonSchema {
  const { properties = {}, required } = paramsSchema(check);
  const own = ownParams(check);
  const members = Object.entries(properties).map(([name, one]) => {
    const isShared = !Object.hasOwn(own, name);
    return [name, isShared ? { title: `Rule${pascalCase(name)}`, ...one } : one] as const;
  });
  return {
    title: `${pascalCase(check.type)}Params`,
    description: `Parameters of rules of the type \`${check.type}\`. ${check.summary}${needsInWords(check)}`,
    type: 'object',
    properties: Object.fromEntries(members),
    ...(required && { required }),
    additionalProperties: false,
  };
}

/** The name of a schema: `TermForbidden` for `term.forbidden`. */
function pascalCase(type: string): string {
  return type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function needsInWords({ needs = [] }: Check): string {
  return needs.map((need) => ` A rule needs ${need.map((member) => `\`${member}\``).join(' or ')}.`).join('');
}
