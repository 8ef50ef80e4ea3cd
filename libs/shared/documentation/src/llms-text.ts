import type { Page, PageText } from './page.ts';

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

/** All pages as one text. */
export function llmsFullText(name: string, what: string, texts: readonly PageText[]): string {
  return [`# ${name}`, `> ${what}`, ...texts.map(({ text }) => text().trim())].join('\n\n').concat('\n');
}
