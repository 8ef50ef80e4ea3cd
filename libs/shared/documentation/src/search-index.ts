import { Marked, type Token } from 'marked';
import type { Guide } from './guide.ts';
import type { Contract, Operation, Section } from './reference/contract.ts';
import { pathOf } from './reference/reference-pages.ts';
import { toldCodes } from './reference/told-codes.ts';
import { idOf } from './render-markdown.ts';

/** One place that a search can lead to. */
export interface SearchEntry {
  readonly title: string;
  /** The page that it stands on. */
  readonly page: string;
  readonly url: string;
  readonly text: string;
  /** What it is called in code, where it is the one place for that: `PUT /brand_rules`, `logo.missing`. */
  readonly key?: string;
}

/** Every heading of the guides, and every row that has an address of its own; every operation and record of the reference. */
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

/** `| code | meaning |` of the tables that have an anchor for each row. */
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
  const own = toldCodes(operation).map(({ code }) => code);
  const names = parameters.map(({ name }) => name);
  return [`${method} ${path}`, plain(description), operationId, ...names, ...new Set(members), ...own].join(' ');
}

/** As guides write it: `/api/v1/fonts` is `/fonts`. */
function withoutVersion(path: string): string {
  return path.replace(/^\/api\/v\d+/, '');
}

/** Of a heading: what stands after its signs. */
function textOf(token: Token): string {
  return token.raw.replace(/^#+ /, '').trim();
}

function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/```\w*|[`*|>]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
