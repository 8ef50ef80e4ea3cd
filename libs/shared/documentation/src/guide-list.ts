import { escapeHtml } from './escape-html.ts';
import type { Guide } from './guide.ts';
import type { NavigationGroup } from './navigation.ts';
import type { Page } from './page.ts';

/** The guides by their groups, each with what it is about, and the reference. */
export function guideList(guides: readonly Guide[]): string {
  const groups = groupsOf(guides).map(([group, members]) => {
    const cards = members.map(({ slug, title, summary }) => card(`/docs/${slug}`, title, summary));
    return `<h2>${escapeHtml(group)}</h2>\n<ul class="cards">\n${cards.join('\n')}\n</ul>`;
  });
  const reference = card('/docs/reference', 'Reference', 'Every endpoint, to be read and tried with a key of yours.');
  return [...groups, `<h2>Look up</h2>\n<ul class="cards">\n${reference}\n</ul>`].join('\n');
}

export function guideNavigation(guides: readonly Guide[]): readonly NavigationGroup[] {
  const groups = groupsOf(guides).map(([title, members]) => ({
    title,
    links: members.map((guide) => ({ href: `/docs/${guide.slug}`, text: guide.title })),
  }));
  return [...groups, { title: 'Look up', links: [{ href: '/docs/reference', text: 'Reference' }] }];
}

function groupsOf(guides: readonly Guide[]): readonly (readonly [title: string, guides: readonly Guide[]])[] {
  const titles = [...new Set(guides.map(({ group }) => group))];
  return titles.map((title) => [title, guides.filter(({ group }) => group === title)]);
}

function card(href: string, title: string, summary: string): string {
  return `<li><a href="${href}">${escapeHtml(title)}</a><p>${escapeHtml(summary)}</p></li>`;
}

/** The pages for programs that read Markdown (llmstxt.org). */
export function llmsText(name: string, what: string, pages: readonly Page[]): string {
  const linesOf = (part: Page['area']): string =>
    pages
      .flatMap(({ area, title, description, markdown }) =>
        area === part && markdown !== undefined ? `- [${title}](${markdown.path}): ${description}` : [],
      )
      .join('\n');
  const api = '- [OpenAPI](/api/v1/openapi.json): every endpoint, its scopes, requests, responses and errors';
  const full = '- [llms-full.txt](/llms-full.txt): all guides and the reference in one text';
  return `# ${name}\n\n> ${what}\n\n## Guides\n\n${linesOf('guides')}\n\n## Reference\n\n${linesOf('reference')}\n\n## API\n\n${api}\n${full}\n`;
}
