import { Marked, type Token } from 'marked';
import type { Guide } from './guide.ts';
import type { Contract, Operation, Section } from './reference/contract.ts';
import { pathOf } from './reference/reference-pages.ts';
import { operationErrorCodes } from './reference/operation-error-codes.ts';
import { idOf } from './render-markdown.ts';

/** One entry of the search index. */
export interface SearchEntry {
  readonly title: string;
  /** The title of its page. */
  readonly page: string;
  readonly url: string;
  readonly text: string;
  /** Its name in code, such as `PUT /brand_rules` or `logo.missing`, if this entry documents it. */
  readonly key?: string;
}

/** The entries of the search: headings and linkable rows of the guides, operations and records of the reference. */
export function searchIndex(guides: readonly Guide[], contract: Contract): readonly SearchEntry[] {
  return [
    ...guides.flatMap(guideEntries),
    ...contract.sections.flatMap((section) => sectionEntries(section, contract)),
  ];
}

function guideEntries({ slug, title: page, markdown }: Guide): readonly SearchEntry[] {
  const entries: SearchEntry[] = [];
  let place = { title: page, url: `/docs/${slug}` };
  let texts: string[] = [];
  const close = (): void => {
    const isKey = /^[a-z]+(?:[._][a-z0-9]+)+$/.test(place.title);
    entries.push({ ...place, page, text: plain(texts.join(' ')), ...(isKey && { key: place.title }) });
    texts = [];
  };
  for (const token of new Marked().lexer(markdown)) {
    if (token.type !== 'heading') {
      if (token.type !== 'code') texts.push(token.raw);
      entries.push(...rowEntries(token, page, slug));
    } else if (token.depth > 1) {
      close();
      const title = plain(textOf(token));
      place = { title, url: `/docs/${slug}#${idOf(textOf(token))}` };
    }
  }
  close();
  return entries;
}

/** The rows `| code | meaning |` of tables with an anchor for each row. */
function rowEntries(token: Token, page: string, slug: string): readonly SearchEntry[] {
  if (token.type !== 'table') return [];
  return Array.from(token.raw.matchAll(/^\| `([a-z0-9_.]+)` \|(.+)\|$/gm), ([, code = '', rest = '']) => ({
    title: code,
    page,
    url: `/docs/${slug}#${code}`,
    text: plain(rest.replaceAll('|', ' ')),
  }));
}

function sectionEntries(section: Section, contract: Contract): readonly SearchEntry[] {
  const { title: page, operations, records } = section;
  const url = pathOf(section);
  return [
    ...operations.map((operation) => ({
      title: operation.summary,
      page,
      url: `${url}#${operation.operationId}`,
      text: operationText(operation, contract),
      key: `${operation.method} ${withoutVersion(operation.path)}`,
    })),
    ...records.map((name) => ({
      title: `The record ${name}`,
      page,
      url: `${url}#record-${name}`,
      text: Object.keys(contract.schema(name).properties ?? {}).join(' '),
    })),
  ];
}

function operationText(operation: Operation, contract: Contract): string {
  const { method, path, operationId, description, parameters, bodies } = operation;
  const members = Object.values(bodies).flatMap(({ schema = {} }) =>
    Object.keys(contract.resolved(schema).properties ?? {}),
  );
  const own = operationErrorCodes(operation).map(({ code }) => code);
  const names = parameters.map(({ name }) => name);
  return [`${method} ${path}`, plain(description), operationId, ...names, ...new Set(members), ...own].join(' ');
}

/** The path as guides write it: `/fonts` for `/api/v1/fonts`. */
function withoutVersion(path: string): string {
  return path.replace(/^\/api\/v\d+/, '');
}

/** The text of a heading, without its number signs. */
function textOf(token: Token): string {
  return token.raw.replace(/^#+ /, '').trim();
}

function plain(markdown: string): string {
  return markdown
    .replace(/\[([^[\]]+)\]\([^()]+\)/g, '$1')
    .replace(/```\w*|[`*|>]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
