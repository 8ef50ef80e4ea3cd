import { Alert, Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';

interface Properties {
  /** Such as "API key". */
  readonly title: string;
  /** Null shows nothing. */
  readonly secret: string | null;
  readonly onClose: () => void;
}

/** Shows a secret, which the service does not show again. */
export function SecretOnce({ title, secret, onClose }: Properties) {
  return (
    <Modal
      opened={secret !== null}
      onClose={onClose}
      title={title}
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack>
        <Alert color="yellow" variant="light">
          Copy it now and store it as a secret. It is not shown again.
        </Alert>
        <Code block tabIndex={0}>
          {secret}
        </Code>
        <Group justify="space-between">
          <CopyButton value={secret ?? ''}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy'}</Button>}
          </CopyButton>
          <Button variant="subtle" onClick={onClose}>
            I have stored it
          </Button>
        </Group>
        <Text size="xs" c="dimmed">
          Whoever has it can act as this integration.
        </Text>
      </Stack>
    </Modal>
  );
}
