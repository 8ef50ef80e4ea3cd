import { Alert, Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWorkspace } from '../workspace/workspace-context.tsx';

/** Says that the organization has no rules in this mode, so that a check finds only what is wrong in any document. */
export function NoGuideline() {
  const { livery, key, mode } = useWorkspace();
  const { data } = useQuery({
    queryKey: [...key, 'brand-rules', 'any'],
    queryFn: async ({ signal }) => (await livery.brandRules.list({}, { signal })).data.length > 0,
  });
  if (data !== false) return null;
  return (
    <Alert color="yellow" variant="light" role="note" title={`There is no guideline in ${mode} mode`}>
      <Text size="sm" c="inherit">
        Checks judge by general rules, such as contrast, but by no colours or fonts of your brand.{' '}
        <Anchor href="/docs/learn-a-guideline" inherit c="inherit" underline="always">
          Learn a guideline from a template
        </Anchor>
      </Text>
    </Alert>
  );
}
