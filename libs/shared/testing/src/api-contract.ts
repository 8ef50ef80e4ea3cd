import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createAjv, misfit } from './json-validator.ts';

const FILE = path.resolve(import.meta.dirname, '../../../../openapi.json');

/** The path of a part of the document: the names that lead to it. */
export type DocumentLocation = readonly string[];

/** The checked-in OpenAPI document. It validates values with the schemas in it. */
export class ApiContract {
  private readonly ajv = createAjv();

  constructor(private readonly document: object) {
    // Without this, ajv would refuse the members of the document as unknown keywords.
    this.ajv.addVocabulary(Object.keys(document)).addSchema(document, 'contract');
  }

  static checkedIn(): ApiContract {
    const document: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
    if (!isObject(document)) throw new Error(`${FILE} is not an OpenAPI document. Run npm run openapi.`);
    return new ApiContract(document);
  }

  /** The path of an operation in the document; undefined if there is none. @param requested without the version segment */
  operationOf(method: string, requested: string): DocumentLocation | undefined {
    const templates = this.namesAt(['paths']).filter((template) => matches(template, requested));
    const location = [...templates.filter((template) => template === requested), ...templates]
      .map((template) => ['paths', template, method.toLowerCase()])
      .find((candidate) => this.at(candidate) !== undefined);
    return location;
  }

  at(location: DocumentLocation): unknown {
    return location.reduce<unknown>(
      (value, name) => (isObject(value) ? Reflect.get(value, name) : undefined),
      this.document,
    );
  }

  namesAt(location: DocumentLocation): readonly string[] {
    const value = this.at(location);
    return isObject(value) ? Object.keys(value) : [];
  }

  /** Follows the reference at a path. @returns the path itself if there is no reference */
  follow(location: DocumentLocation): DocumentLocation {
    const reference = this.at([...location, '$ref']);
    return typeof reference === 'string' ? this.follow(reference.split('/').slice(1)) : location;
  }

  /** @throws Error that lists how a value differs from the schema at a path */
  assertFits(location: DocumentLocation, value: unknown, where: string): void {
    const validate = this.validatorOf(location);
    if (validate(value) !== true) throw misfit(where, validate.errors ?? [], value);
  }

  fits(location: DocumentLocation, value: unknown): boolean {
    return this.validatorOf(location)(value) === true;
  }

  private validatorOf(location: DocumentLocation) {
    const pointer = location.map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1')).map(encodeURIComponent);
    const reference = `contract#/${pointer.join('/')}`;
    const validate = this.ajv.getSchema(reference);
    if (validate === undefined) throw new Error(`There is no schema at ${reference}.`);
    return validate;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function matches(template: string, requested: string): boolean {
  const [expected, actual] = [template.split('/'), requested.split('/')];
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => (segment.startsWith('{') ? actual[index] !== '' : segment === actual[index]))
  );
}
