import { Button, Code, CopyButton, Group, Popover, Stack, Text } from '@mantine/core';
import { curlOf, type Request } from './curl-of.ts';

/** Escape closes the panel only, and not the dialog that it is opened in. */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': true };

/** Shows the request that this page has sent, or would send, as a command. */
export function AsCurl(request: Request) {
  return <AllAsCurl requests={[request]} />;
}

/** Shows several requests as commands. */
export function AllAsCurl({ requests }: { readonly requests: readonly Request[] }) {
  const command = requests.map((request) => curlOf(location.origin, request)).join('\n');
  return (
    <Popover width={520} position="bottom-end" withArrow trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" size="xs">
          As curl
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw="92vw">
        <Stack gap="xs">
          <Code block tabIndex={0} {...OWN_ESCAPE}>
            {command}
          </Code>
          <Group justify="space-between">
            <Text size="xs" c="dimmed">
              With a secret key in LIVERY_KEY.
            </Text>
            <CopyButton value={command}>
              {({ copied, copy }) => (
                <Button size="xs" onClick={copy} {...OWN_ESCAPE}>
                  {copied ? 'Copied' : 'Copy'}
                </Button>
              )}
            </CopyButton>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
