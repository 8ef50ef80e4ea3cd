import { marked } from 'marked';
import { escapeHtml } from '../escape-html.ts';
import type { Contract } from './contract.ts';
import type { Schema } from './open-api.ts';
import { constraintWords, typeWords } from './schema-words.ts';

const MOST_LEVELS = 6;

/** One line of a list of members or parameters. */
export interface Member {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly description?: string | undefined;
}

/** The members of an object with their types and descriptions. Nested objects are folded. */
export function schemaMembers(schema: Schema, contract: Contract, level = 0): string {
  const { properties = {}, required } = contract.resolved(schema);
  const members = Object.entries(properties).map(([name, member]) => ({
    name,
    schema: member,
    isRequired: required?.includes(name) ?? false,
  }));
  return memberList(members, contract, level);
}

export function memberList(members: readonly Member[], contract: Contract, level = 0): string {
  const items = members.map((member) => memberItem(member, contract, level));
  return `<ul class="members">\n${items.join('\n')}\n</ul>\n`;
}

function memberItem({ name, schema, isRequired, description }: Member, contract: Contract, level: number): string {
  const resolved = contract.resolved(schema);
  const about =
    description ?? schema.description ?? (resolved.properties === undefined ? resolved.description : undefined);
  const sentences = [...(about === undefined ? [] : [about]), ...constraintWords(resolved)].join(' ');
  const required = isRequired ? ' <span class="required">required</span>' : '';
  const type = `<span class="type">${escapeHtml(typeWords(schema, contract))}</span>`;
  const text = sentences === '' ? '' : `\n<div class="about">${marked.parseInline(sentences, { async: false })}</div>`;
  return `<li><code>${escapeHtml(name)}</code> ${type}${required}${text}${nested(schema, contract, level)}</li>`;
}

/** The members of a nested object, or of the objects in a list. */
function nested(schema: Schema, contract: Contract, level: number): string {
  if (level >= MOST_LEVELS) return '';
  return objectsWithin(schema, contract)
    .map((object) => {
      const label = escapeHtml(typeWords(object, contract));
      const summary = label === 'object' ? 'Its members' : `Members of ${label}`;
      return `\n<details><summary>${summary}</summary>\n${schemaMembers(object, contract, level + 1)}</details>`;
    })
    .join('');
}

function objectsWithin(schema: Schema, contract: Contract): readonly Schema[] {
  const resolved = contract.resolved(schema);
  if (resolved.properties !== undefined) return [schema];
  if (resolved.items !== undefined) return objectsWithin(resolved.items, contract);
  if (typeof resolved.additionalProperties === 'object') return objectsWithin(resolved.additionalProperties, contract);
  return (resolved.anyOf ?? []).flatMap((option) => objectsWithin(option, contract));
}
