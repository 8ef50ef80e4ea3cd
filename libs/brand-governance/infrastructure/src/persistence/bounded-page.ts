import type { Page, PageRequest } from '@livery/kernel';

/** How many findings the check has. */
const MAX_FINDINGS_OF_A_PAGE = 20_000;

export interface ListedBrandCheck {
  readonly id: string;
  /** How many findings it holds, the suppressed ones included. */
  readonly findings: number;
}

/** The checks nearest to the cursor whose findings fit on one page, at least one. The next page continues with the others. */
export function boundedPage(
  { items, hasMore }: Page<ListedBrandCheck>,
  { endingBefore }: PageRequest,
): { readonly ids: readonly string[]; readonly hasMore: boolean } {
  const ids: string[] = [];
  let findings = 0;
  for (const item of endingBefore === undefined ? items : items.toReversed()) {
    findings += item.findings;
    if (ids.length > 0 && findings > MAX_FINDINGS_OF_A_PAGE) return { ids, hasMore: true };
    ids.push(item.id);
  }
  return { ids, hasMore };
}
