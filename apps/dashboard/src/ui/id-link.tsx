import { CopyText } from './copy-text.tsx';
import { PageLink } from './page-link.tsx';
import { pageOfId } from './page-of-id.ts';
import { shortId } from './short-id.ts';

/** The id of a record in a short form. It leads to the page of the record; without a page it can be copied. */
export function IdLink({ id }: { readonly id: string }) {
  const page = pageOfId(id);
  if (page === undefined) return <CopyText text={id} label={shortId(id)} />;
  return (
    <PageLink page={page} ff="monospace" size="sm" full={id}>
      {shortId(id)}
    </PageLink>
  );
}
