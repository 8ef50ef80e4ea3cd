import { escapeHtml } from './escape-html.ts';
import type { Guide } from './guide.ts';
import type { NavigationGroup } from './navigation.ts';

/** The list of guides by group, each with its summary, and the reference. */
export function guideList(guides: readonly Guide[]): string {
  const groups = groupsOf(guides).map(([group, members]) => {
    const cards = members.map(({ slug, title, summary }) => card(`/docs/${slug}`, title, summary));
    return `<h2>${escapeHtml(group)}</h2>\n<ul class="cards">\n${cards.join('\n')}\n</ul>`;
  });
  const reference = card(
    '/docs/reference',
    'Reference',
    'The documentation of every endpoint. You can try each endpoint with your own key.',
  );
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
