import { escapeHtml } from './escape-html.ts';
import type { Guide } from './guide.ts';

/** The guides by their groups, each with what it is about, and the reference. */
export function guideList(guides: readonly Guide[]): string {
  const groups = [...new Set(guides.map(({ group }) => group))].map((group) => {
    const cards = guides
      .filter((guide) => guide.group === group)
      .map(({ slug, title, summary }) => {
        return card(`/docs/${slug}`, title, summary);
      });
    return `<h2>${escapeHtml(group)}</h2>\n<ul class="cards">\n${cards.join('\n')}\n</ul>`;
  });
  const reference = card('/docs/reference', 'Reference', 'Every endpoint, to be read and tried with a key of yours.');
  return [...groups, `<h2>Look up</h2>\n<ul class="cards">\n${reference}\n</ul>`].join('\n');
}

function card(href: string, title: string, summary: string): string {
  return `<li><a href="${href}">${escapeHtml(title)}</a><p>${escapeHtml(summary)}</p></li>`;
}

/** The guides for programs that read Markdown (llmstxt.org). */
export function llmsText(name: string, what: string, guides: readonly Guide[]): string {
  const lines = guides.map(({ slug, title, summary }) => `- [${title}](/docs/${slug}.md): ${summary}`);
  const api = '- [OpenAPI](/api/v1/openapi.json): every endpoint, its scopes, requests, responses and errors';
  return `# ${name}\n\n> ${what}\n\n## Guides\n\n${lines.join('\n')}\n\n## API\n\n${api}\n`;
}
