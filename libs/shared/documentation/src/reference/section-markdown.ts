import type { Contract, Operation, Section } from './contract.ts';
import { mediaOf, type Schema } from './open-api.ts';
import { samplesOf } from './samples.ts';
import { constraintWords, typeWords } from './schema-words.ts';
import { operationErrorCodes } from './operation-error-codes.ts';

const LONG_WORD = /([A-Za-z0-9+/=]{40})[A-Za-z0-9+/=]{160,}/g;

/** A section of the reference as Markdown for programs. Of files in base64 only the beginning is shown. */
export function sectionMarkdown({ title, operations, records }: Section, contract: Contract): string {
  const parts = [
    `# ${title}`,
    ...operations.map((operation) => operationMarkdown(operation, contract)),
    ...records.map((name) => recordMarkdown(name, contract)),
  ];
  return `${parts.join('\n\n').replace(LONG_WORD, '$1…')}\n`;
}

function operationMarkdown(operation: Operation, contract: Contract): string {
  const { summary, method, path, description, parameters } = operation;
  const [curl] = samplesOf(operation, contract);
  const listed = parameters.map(({ name, schema, description: about, ...parameter }) => {
    return line(name, { ...schema, ...(about !== undefined && { description: about }) }, parameter.required, contract);
  });
  return [
    `## ${summary}`,
    `\`${method} ${path}\``,
    description,
    access(operation),
    ...(listed.length === 0 ? [] : [`Parameters:\n\n${listed.join('\n')}`]),
    ...bodiesOf(operation, contract),
    `\`\`\`bash\n${curl?.code ?? ''}\n\`\`\``,
    ...answersOf(operation, contract),
    `Errors: ${operationErrorCodes(operation)
      .map(({ status, code }) => `${status} \`${code}\``)
      .join(', ')}.`,
  ].join('\n\n');
}

function access({ credential, scopes }: Operation): string {
  if (credential === 'none') return 'This endpoint needs no credential.';
  if (credential === 'client') return 'The caller is an OAuth application that sends its client id and client secret.';
  if (scopes.length === 0) return 'Every valid credential is accepted.';
  return `The credential needs the scope ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.`;
}

function bodiesOf({ bodies }: Operation, contract: Contract): readonly string[] {
  return Object.entries(bodies).map(([type, { schema = {} }]) => {
    const members = membersOf(schema, contract);
    return `Body, \`${type}\`${members === '' ? '.' : `:\n\n${members}`}`;
  });
}

function answersOf({ answers }: Operation, contract: Contract): readonly string[] {
  return answers
    .filter(([status]) => status < '400')
    .map(([status, { description, content }]) => {
      const media = mediaOf(content);
      const example = media && contract.exampleOf(media);
      const json = example === undefined ? '' : `\n\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``;
      return `Answer ${status}. ${description}${json}`;
    });
}

function recordMarkdown(name: string, contract: Contract): string {
  const schema = contract.schema(name);
  return `## The record ${name}\n\n${schema.description ?? ''}\n\n${membersOf(schema, contract)}`;
}

function membersOf(schema: Schema, contract: Contract): string {
  const { properties = {}, required } = contract.resolved(schema);
  return Object.entries(properties)
    .map(([name, member]) => line(name, member, required?.includes(name), contract))
    .join('\n');
}

function line(name: string, schema: Schema, isRequired: boolean | undefined, contract: Contract): string {
  const words = [typeWords(schema, contract), ...(isRequired ? ['required'] : [])].join(', ');
  const about = [schema.description ?? '', ...constraintWords(contract.resolved(schema))].join(' ').trim();
  return `- \`${name}\` (${words})${about === '' ? '' : `: ${about.replaceAll('\n', ' ')}`}`;
}
