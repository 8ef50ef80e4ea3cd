import { ApiError } from '@livery/sdk';
import { Alert, Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import { CopyText } from './copy-text.tsx';
import { describeError } from './describe-error.ts';
import { OtherMode } from './other-mode.tsx';

/** Says what failed, with the id of the request, and tries again. */
export function ErrorPanel({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
  const { title, facts, requestId, docUrl, problems } = describeError(error);
  return (
    <Alert color="red" variant="light" role="alert" title={title}>
      <Stack gap="xs">
        {problems.length > 0 && (
          <List size="sm">
            {problems.map((problem) => (
              <List.Item key={problem}>{problem}</List.Item>
            ))}
          </List>
        )}
        <Group gap="xs">
          <Text size="sm" c="inherit">
            {facts.filter((fact) => requestId === null || !fact.includes(requestId)).join(' · ')}
          </Text>
          {requestId !== null && <CopyText text={requestId} />}
          {docUrl !== null && (
            <Anchor href={docUrl} size="sm" c="inherit" underline="always">
              Explanation
            </Anchor>
          )}
        </Group>
        <Group gap="xs">
          {onRetry && (
            <Button size="xs" variant="default" onClick={onRetry} w="fit-content">
              Try again
            </Button>
          )}
          {isMissing(error) && <OtherMode />}
        </Group>
      </Stack>
    </Alert>
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'resource_missing';
}
