import { CopyText } from './copy-text.tsx';
import { PageLink } from './page-link.tsx';
import { pageOfId } from './page-of-id.ts';

/** The id of a record, which leads to its page; without a page it can be copied. */
export function IdLink({ id }: { readonly id: string }) {
  const page = pageOfId(id);
  if (page === undefined) return <CopyText text={id} />;
  return (
    <PageLink page={page} ff="monospace" size="sm">
      {id}
    </PageLink>
  );
}
