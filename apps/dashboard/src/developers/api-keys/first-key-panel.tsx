import { Alert, Button, Code, CopyButton, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { CreatedApiKey } from '@livery/sdk';
import { PageLink } from '../../ui/page-link.tsx';
import { firstRequest } from './first-request.ts';

interface Properties {
  readonly apiKey: CreatedApiKey;
  readonly onClose: () => void;
}

/** The first test key, with commands that use it. */
export function FirstKeyPanel({ apiKey, onClose }: Properties) {
  const commands = firstRequest(location.origin, apiKey.secret);
  return (
    <Paper withBorder p="lg" role="status">
      <Stack>
        <Title order={2} size="h4">
          Your first test key is ready
        </Title>
        <Text>
          Paste these lines into a terminal. The answer says who is calling, in test mode. What you make with this key
          never mixes with live data.
        </Text>
        <Code block tabIndex={0}>
          {commands}
        </Code>
        <Alert color="yellow" variant="light">
          Copy it now: the key is not shown again. You can always make another one.
        </Alert>
        <Group>
          <CopyButton value={commands}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy'}</Button>}
          </CopyButton>
          <Button variant="default" onClick={onClose}>
            I have stored it
          </Button>
          <PageLink page={`developers/api-keys/${apiKey.id}`} size="sm">
            See the key
          </PageLink>
        </Group>
      </Stack>
    </Paper>
  );
}
