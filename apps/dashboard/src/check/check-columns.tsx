import type { BrandCheck } from '@livery/sdk';
import { Text } from '@mantine/core';
import { PageLink } from '../ui/page-link.tsx';
import type { Column } from '../ui/records.tsx';
import { Time } from '../ui/time.tsx';
import { SeverityCounts } from './severity-counts.tsx';

const KINDS: Readonly<Record<string, string>> = { pptx: 'Presentation', docx: 'Text document' };

/** What a document is called where it has no name. */
export function nameOf({ filename, content_type }: Pick<BrandCheck, 'filename' | 'content_type'>): string {
  return filename === null || filename.trim() === '' ? `Unnamed ${kindOf(content_type).toLowerCase()}` : filename;
}

export function kindOf(contentType: string): string {
  return KINDS[contentType] ?? contentType;
}

/** The columns of lists of checks. */
export const CHECK_COLUMNS: readonly Column<BrandCheck>[] = [
  {
    title: 'File',
    cell: (check) => (
      <>
        <PageLink page={`checks/${check.id}`} fw={600} size="sm">
          {nameOf(check)}
        </PageLink>
        {check.document !== null && check.document !== check.filename && (
          <Text size="xs" c="dimmed">
            {check.document}
          </Text>
        )}
      </>
    ),
  },
  { title: 'Findings', cell: (check) => <SeverityCounts check={check} /> },
  { title: 'Checked', cell: ({ created }) => <Time at={created} /> },
];
