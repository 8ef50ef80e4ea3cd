import { Text } from '@mantine/core';
import type { Suppression } from '@livery/sdk';
import { FindingDetail } from '../finding-detail.tsx';
import { useReport } from '../report/use-check.ts';
import { whereInWords } from '../report/words.ts';

/** What was accepted, with its value and place as the report has them in which it was accepted. */
export function AcceptedFinding({ suppression }: { readonly suppression: Suppression }) {
  const { title, finding_type, finding_id, brand_check } = suppression;
  const { data: report } = useReport(brand_check);
  const finding = report?.findings.find(({ id }) => id === finding_id);
  return (
    <>
      {title}
      {finding !== undefined && <FindingDetail>{finding.detail}</FindingDetail>}
      <Text size="xs" c="dimmed">
        {[finding_type, finding && whereInWords(finding)].filter(Boolean).join(', ')}
      </Text>
    </>
  );
}
