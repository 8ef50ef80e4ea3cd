import { Page } from '../ui/page.tsx';

/** Where a document is dropped to be checked. */
export function CheckPage() {
  return <Page title="Check a document">{null}</Page>;
}
