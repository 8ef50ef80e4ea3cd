import { Text } from '@mantine/core';
import type { BrandCheck, BrandCheckReport } from '@livery/sdk';
import { ActorName } from '../../ui/actor-name.tsx';
import { CopyText } from '../../ui/copy-text.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Time } from '../../ui/time.tsx';
import { kindOf } from '../check-columns.tsx';
import { SeverityCounts } from '../severity-counts.tsx';
import { fileSize } from '../upload/file-size.ts';
import { BaselineLink } from './baseline-link.tsx';

/** The verdict, the numbers and what was checked. */
export function ReportSummary({ check, report }: { readonly check: BrandCheck; readonly report: BrandCheckReport }) {
  const { summary } = check;
  const baseline = summary?.baseline;
  return (
    <>
      <Text size="lg" fw={600}>
        {report.verdict}
      </Text>
      <SeverityCounts check={check} />
      {report.truncated && <Text>There are more findings than the check lists. Settle these first.</Text>}
      <Text component="div" size="sm">
        <Facts
          facts={{
            File: `${kindOf(check.content_type)}, ${fileSize(check.size_bytes)}`,
            Document: check.document,
            Checked: (
              <>
                <Time at={check.created} /> by <ActorName id={check.created_by} />
              </>
            ),
            'File kept until':
              check.document_kept_until === null ? 'not kept' : <Time at={check.document_kept_until} />,
            Accepted: summary !== null && summary.suppressed > 0 ? `${summary.suppressed} findings are left out` : null,
            'Against the baseline': baseline != null ? <BaselineLink baseline={baseline} /> : null,
            Id: <CopyText text={check.id} />,
          }}
        />
      </Text>
    </>
  );
}
