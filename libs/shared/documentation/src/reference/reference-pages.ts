import { codeBlock } from '../code-block.ts';
import { escapeHtml } from '../escape-html.ts';
import type { NavigationGroup } from '../navigation.ts';
import type { Page } from '../page.ts';
import { renderMarkdown } from '../render-markdown.ts';
import type { Contract, Section } from './contract.ts';
import { methodBadge, operationSection } from './operation-section.ts';
import { sectionMarkdown } from './section-markdown.ts';
import { schemaMembers } from './schema-members.ts';

const REFERENCE = '/docs/reference';

export function pathOf({ slug }: Section): string {
  return `${REFERENCE}/${slug}`;
}

/** The reference: a page on what applies to all endpoints, and one for each kind of record. */
export function referencePages(contract: Contract): readonly Page[] {
  return [overview(contract), ...contract.sections.map((section) => sectionPage(section, contract))];
}

function overview(contract: Contract): Page {
  const lists = areasOf(contract).map(({ name, description, sections }) => {
    const cards = sections.map((section) => {
      const summaries = section.operations.map(({ summary }) => summary).join(' · ');
      return `<li><a href="${pathOf(section)}">${escapeHtml(section.title)}</a><p>${escapeHtml(summaries)}</p></li>`;
    });
    return `<h2>${escapeHtml(name)}</h2>\n<p>${escapeHtml(description)}</p>\n<ul class="cards">\n${cards.join('\n')}\n</ul>`;
  });
  const lead = `<p class="lead">The documentation of every endpoint. You can try each endpoint with your own key. Paths begin with <code>/api/v1</code>. The guides <a href="/docs/webhooks">Webhooks</a> and <a href="/docs/events">Events</a> describe the requests that this service sends.</p>`;
  return {
    path: REFERENCE,
    title: 'Reference',
    description: 'The documentation of every endpoint of the API, with a form to try it.',
    content: () =>
      `<h1>Reference</h1>\n${lead}\n${lists.join('\n')}\n<h2 id="everywhere">What applies to all endpoints</h2>\n${renderMarkdown(contract.about).html}`,
    navigation: navigationOf(contract, null),
    area: 'reference',
  };
}

function sectionPage(section: Section, contract: Contract): Page {
  const { title, operations, records } = section;
  const path = pathOf(section);
  return {
    path,
    title,
    description: operations.map(({ summary }) => summary).join('. '),
    content: () =>
      [
        `<h1>${escapeHtml(title)}</h1>\n${operationList(section)}`,
        ...operations.map((operation) => operationSection(operation, contract)),
        ...records.map((name) => recordSection(name, contract)),
      ].join('\n'),
    navigation: navigationOf(contract, section),
    area: 'reference',
    isWide: true,
    markdown: { path: `${path}.md`, text: () => sectionMarkdown(section, contract) },
  };
}

function operationList({ operations }: Section): string {
  const rows = operations.map(
    ({ operationId, summary, method }) =>
      `<li><a href="#${operationId}">${methodBadge(method)} ${escapeHtml(summary)}</a></li>`,
  );
  return `<ul class="operations">\n${rows.join('\n')}\n</ul>`;
}

function recordSection(name: string, contract: Contract): string {
  const schema = contract.schema(name);
  const example = schema.examples?.[0];
  const shown = example === undefined ? '' : codeBlock(JSON.stringify(example, null, 2), 'json');
  return `<section class="operation" aria-labelledby="record-${name}">
<div class="prose">
<h2 id="record-${name}"><a class="anchor" href="#record-${name}">The record ${name}</a></h2>
<p>${escapeHtml(schema.description ?? '')}</p>
${schemaMembers(schema, contract)}
</div>
<div class="examples">
${shown}
</div>
</section>`;
}

function areasOf({ areas, sections }: Contract) {
  return areas
    .map(({ name, description }) => ({ name, description, sections: sections.filter(({ area }) => area === name) }))
    .filter((area) => area.sections.length > 0);
}

/** The navigation: all sections, and the operations of the current one. */
function navigationOf(contract: Contract, current: Section | null): readonly NavigationGroup[] {
  const groups = areasOf(contract).map(({ name, sections }) => ({
    title: name,
    links: sections.map((section) => ({
      href: pathOf(section),
      text: section.title,
      ...(section === current && {
        within: section.operations.map(({ operationId, summary }) => ({ href: `#${operationId}`, text: summary })),
      }),
    })),
  }));
  return [{ title: 'Reference', links: [{ href: REFERENCE, text: 'Overview' }] }, ...groups];
}
