import { Alert, Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWorkspace } from '../workspace/workspace-context.tsx';

/** Says that the organization has no palette in this mode, so that a check finds only what is wrong in any document. */
export function NoGuideline() {
  const { livery, key, mode } = useWorkspace();
  const { data } = useQuery({
    queryKey: [...key, 'brand-palettes'],
    queryFn: async ({ signal }) => livery.brandPalettes.retrieveAll({ signal }),
  });
  if (data === undefined || data.palettes.length > 0) return null;
  return (
    <Alert color="yellow" variant="light" role="note" title={`Your brand is not set up in ${mode} mode`}>
      <Text size="sm" c="inherit">
        Checks judge by general rules, such as contrast, but by no colours of your brand.{' '}
        <Anchor href="/docs/learn-a-guideline" inherit c="inherit" underline="always">
          Learn a guideline from a template
        </Anchor>
      </Text>
    </Alert>
  );
}
