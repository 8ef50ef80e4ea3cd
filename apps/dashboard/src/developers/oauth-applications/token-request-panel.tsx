import { Button, Code, CopyButton, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { OAuthApplication } from '@livery/sdk';
import { tokenRequest } from './token-request.ts';

/** How a program of this application gets a token. */
export function TokenRequestPanel({ application }: { readonly application: OAuthApplication }) {
  const command = tokenRequest(location.origin, application.client_id, application.requested_scopes[0]);
  return (
    <Paper withBorder p="lg">
      <Stack>
        <Title order={2} size="h4">
          Get a token
        </Title>
        <Text>
          The program exchanges its id and secret for a token, and sends the token as a bearer credential until it ends.
          Without <Code>scope</Code>, the token has all scopes of the application.
        </Text>
        <Code block tabIndex={0}>
          {command}
        </Code>
        <Group justify="space-between">
          <CopyButton value={command}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
          <Text size="xs" c="dimmed">
            With the client secret in LIVERY_CLIENT_SECRET.
          </Text>
        </Group>
      </Stack>
    </Paper>
  );
}
