import type { JsonSchema } from '@livery/kernel';
import type { ClassConstructor } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { nestedMember } from './nested-members.ts';
import { prototypeOf } from './prototype-of.ts';
import { descriptionOf, shownSchemaOf } from './described.ts';
import { ruleSchema } from './validation-rules.ts';

type Metadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** One member of a request class. */
export interface RequestMember {
  readonly name: string;
  readonly isRequired: boolean;
  /** Whether the code that reads the member checks it, and not the validation (`@Allow`). */
  readonly isJudgedElsewhere: boolean;
  readonly schema: JsonSchema;
  /** The schema in the contract, which mostly is the same. */
  readonly shown: JsonSchema;
}

/** The schema of a JSON body. An optional member may also be null, which means the same as a missing member. */
export function requestSchema(type: ClassConstructor<object>): JsonSchema & { readonly title: string } {
  const members = requestMembers(type);
  return {
    title: type.name,
    type: 'object',
    properties: Object.fromEntries(
      members.map(({ name, shown, isRequired }) => [name, isRequired ? shown : orNull(shown)]),
    ),
    required: members.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** The members of a request class, derived from their validation and from `@Described`. */
export function requestMembers(type: ClassConstructor<object>): readonly RequestMember[] {
  const prototype = prototypeOf(type);
  const metadata = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const names = [...new Set(metadata.map(({ propertyName }) => propertyName))];
  return names.map((name) => {
    const rules = metadata.filter(({ propertyName }) => propertyName === name);
    const described = descriptionOf(prototype, name);
    const derived = nestedSchema(prototype, name) ?? derive(rules);
    const schema = { ...derived, ...described, ...itemsOf(derived, described) };
    if (!saysWhatItIs(schema))
      throw new Error(`${type.name}.${name} needs @Described, since its validation does not contain its type.`);
    const isJudgedElsewhere = rules.some(({ type }) => type === 'whitelistValidation');
    const shown = shownOf(schema, shownSchemaOf(prototype, name));
    return { name, schema, shown, isRequired: !rules.some(isOptional), isJudgedElsewhere };
  });
}

function shownOf(schema: JsonSchema, shown: JsonSchema | undefined): JsonSchema {
  const { description, examples } = schema;
  return shown === undefined
    ? schema
    : { ...(description && { description }), ...(examples && { examples }), ...shown };
}

function nestedSchema(prototype: object, name: string): JsonSchema | undefined {
  const nested = nestedMember(prototype, name);
  if (nested === undefined) return undefined;
  const member = requestSchema(nested.type());
  return nested.most === null ? member : { type: 'array', maxItems: nested.most, items: member };
}

function derive(rules: readonly Metadata[]): JsonSchema {
  return rules.reduce<JsonSchema>((schema, { name = '', constraints, each }) => {
    const rule = ruleSchema(name, constraints) ?? {};
    return each ? { ...schema, items: { ...schema.items, ...rule } } : { ...schema, ...rule };
  }, {});
}

function itemsOf(derived: JsonSchema, described: JsonSchema): JsonSchema {
  return derived.items && described.items ? { items: { ...derived.items, ...described.items } } : {};
}

function saysWhatItIs({ type, anyOf, enum: values, title }: JsonSchema): boolean {
  return type !== undefined || anyOf !== undefined || values !== undefined || title !== undefined;
}

/** Whether a rule makes a member optional: `@IsOptional` or `@Allow`. */
function isOptional({ type }: Metadata): boolean {
  return type === 'conditionalValidation' || type === 'whitelistValidation';
}

function orNull(schema: JsonSchema): JsonSchema {
  const { description, ...rest } = schema;
  const about = description === undefined ? {} : { description };
  if (rest.title !== undefined) return { ...about, anyOf: [schema, { type: 'null' }] };
  if (rest.anyOf !== undefined) return { ...rest, ...about, anyOf: [...rest.anyOf, { type: 'null' }] };
  if (rest.enum !== undefined && rest.default === undefined) {
    return { ...rest, ...about, ...typeOrNull(rest), enum: [...rest.enum, null] };
  }
  if (rest.enum !== undefined) return nullableChoice(rest, about);
  return { ...rest, ...about, ...typeOrNull(rest) };
}

/** A choice with a default. With null among its values, OpenAPI Generator for Go gives the default a type that it never declares. */
function nullableChoice({ type, enum: values, ...rest }: JsonSchema, about: JsonSchema): JsonSchema {
  return { ...rest, ...about, anyOf: [{ ...(type && { type }), ...(values && { enum: values }) }, { type: 'null' }] };
}

function typeOrNull({ type }: JsonSchema): JsonSchema {
  return type === undefined ? {} : { type: [...new Set([...[type].flat(), 'null' as const])] };
}
