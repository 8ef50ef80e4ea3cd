import { Alert, Button, List, Stack, Text, Title } from '@mantine/core';
import type { BrandCheckComparison, Finding } from '@livery/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { IdLink } from '../../ui/id-link.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { counted } from '../report/words.ts';
import { ComparedFinding } from './compared-finding.tsx';

const PORTION = 25;

/** What is new, fixed and changed in a check against another one. */
export function Comparison({ head, base }: { readonly head: string; readonly base: string }) {
  const { livery, key } = useWorkspace();
  const { data, error, refetch } = useQuery({
    queryKey: [...key, 'comparisons', head, base],
    queryFn: ({ signal }) => livery.brandChecks.compare(head, { with: base }, { signal }),
    staleTime: Infinity,
  });
  if (error !== null) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting />;
  return (
    <Stack gap="lg">
      <Text>
        Against <IdLink id={base} />: {data.new.length} new, {data.changed.length} changed, {data.fixed.length} fixed,{' '}
        {data.unchanged.length} unchanged.
      </Text>
      <Doubts comparison={data} />
      <Part title="New" findings={data.new} />
      <Part title="Changed" findings={data.changed.map((pair) => pair.head)} />
      <Part title="Fixed" findings={data.fixed} />
    </Stack>
  );
}

/** What else than the document may be the reason for a difference. */
function Doubts({ comparison }: { readonly comparison: BrandCheckComparison }) {
  const doubts = [
    !comparison.same_guideline && 'The rules, palettes or fonts have changed between the checks.',
    !comparison.same_engine && 'Livery itself finds other things than before.',
    comparison.incomplete !== null && 'One of the checks could not judge everything.',
    comparison.same_content && 'Both checks are of exactly the same file.',
  ].filter((doubt) => doubt !== false);
  if (doubts.length === 0) return null;
  return (
    <Alert color="yellow" variant="light">
      <List size="sm">
        {doubts.map((doubt) => (
          <List.Item key={doubt}>{doubt}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function Part({ title, findings }: { readonly title: string; readonly findings: readonly Finding[] }) {
  const [count, setCount] = useState(PORTION);
  if (findings.length === 0) return null;
  const left = findings.length - count;
  return (
    <Stack gap="xs" component="section" aria-label={title}>
      <Title order={2} size="h4">
        {title} ({findings.length})
      </Title>
      {findings.slice(0, count).map((finding) => (
        <ComparedFinding key={finding.id} finding={finding} />
      ))}
      {left > 0 && (
        <Button variant="default" size="xs" w="fit-content" onClick={() => setCount(count + PORTION)}>
          Show more ({counted(left, 'finding')} left)
        </Button>
      )}
    </Stack>
  );
}
