import { Assets } from './assets.ts';
import { type Catalogues, catalogueTexts } from './catalogues.ts';
import { type Documentation, servedAsset, servedText } from './documents.ts';
import { type Guide, readGuides } from './guide.ts';
import { guideList, guideNavigation } from './guide-list.ts';
import { lazily } from './lazily.ts';
import { llmsFullText, llmsText } from './llms-text.ts';
import { missingPage } from './missing-page.ts';
import { type Page, renderPage } from './page.ts';
import { Contract } from './reference/contract.ts';
import { parseOpenApi } from './reference/open-api.ts';
import { referencePages } from './reference/reference-pages.ts';
import { renderMarkdown } from './render-markdown.ts';
import { searchIndex } from './search-index.ts';

const NAME = 'Livery';
const WHAT =
  'Livery keeps the documents of an organization on brand: it checks presentations and text documents against the rules, palettes and fonts of the brand, and tells of every change by webhook.';

/** The sources of the documentation in addition to the guides. */
export interface DocumentationSources {
  readonly catalogues: Catalogues;
  /** The OpenAPI document as text. */
  readonly contract: string;
}

/** Everything that is served as documentation, by path. Pages are rendered at their first request. */
export async function buildDocumentation({ catalogues, contract: text }: DocumentationSources): Promise<Documentation> {
  const [guides, assets] = await Promise.all([readGuides(catalogueTexts(catalogues)), Assets.read()]);
  const contract = new Contract(parseOpenApi(text));
  const index = servedAsset('json', Buffer.from(JSON.stringify(searchIndex(guides, contract))));
  const indexPath = `/docs/assets/${index.hash}/search.json`;
  const pages = [overview(guides), ...guides.map((guide) => guidePage(guide, guides)), ...referencePages(contract)];
  const texts = pages.flatMap(({ markdown }) => markdown ?? []);
  const loaded = { styles: assets.styles, scripts: assets.scripts, searchIndex: indexPath };
  const documents = new Map([
    ...assets.documents.map(([path, document]) => [path, () => document] as const),
    [indexPath, () => index] as const,
    ...pages.map((page) => [page.path, lazily(() => servedText('html', renderPage(page, loaded)))] as const),
    ...texts.map((page) => [page.path, lazily(() => servedText('md', page.text()))] as const),
    ['/llms.txt', lazily(() => servedText('txt', llmsText(NAME, WHAT, pages)))] as const,
    ['/llms-full.txt', lazily(() => servedText('txt', llmsFullText(NAME, WHAT, texts)))] as const,
  ]);
  return { documents, missing: lazily(() => servedText('html', renderPage(missingPage(guides), loaded))) };
}

function overview(guides: readonly Guide[]): Page {
  const content = (): string => `<h1>${NAME}</h1>\n<p class="lead">${WHAT}</p>\n${guideList(guides)}`;
  const navigation = guideNavigation(guides);
  return { path: '/docs', title: 'Documentation', description: WHAT, content, area: 'guides', navigation };
}

function guidePage({ slug, title, summary, markdown }: Guide, guides: readonly Guide[]): Page {
  const rendered = lazily(() => renderMarkdown(markdown));
  return {
    path: `/docs/${slug}`,
    title,
    description: summary,
    content: () => rendered().html,
    area: 'guides',
    navigation: guideNavigation(guides),
    headings: () => rendered().headings,
    markdown: { path: `/docs/${slug}.md`, text: () => markdown },
  };
}
