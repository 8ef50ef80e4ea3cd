import { Alert, Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import type { RefObject } from 'react';
import { CopyText } from './copy-text.tsx';
import { Facts } from './facts.tsx';

interface Properties {
  /** Such as "API key". */
  readonly title: string;
  /** Null shows nothing. */
  readonly secret: string | null;
  /** The id that goes with the secret, if a program needs both. */
  readonly clientId?: string | undefined;
  readonly onClose: () => void;
  /** Has the focus afterwards. Without it, that is the content of the page. */
  readonly opener?: RefObject<HTMLElement | null>;
}

/** Shows a secret, which the service does not show again. */
export function SecretOnce({ title, secret, clientId, onClose, opener }: Properties) {
  return (
    <Modal
      opened={secret !== null}
      onClose={onClose}
      title={title}
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
      // The element that had the focus before is in a dialog that has closed.
      onExitTransitionEnd={() => (opener?.current ?? document.getElementById('content'))?.focus()}
    >
      <Stack>
        <Alert color="yellow" variant="light">
          Copy it now and store it as a secret. It is not shown again.
        </Alert>
        {clientId !== undefined && <Facts facts={{ 'Client id': <CopyText text={clientId} /> }} />}
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
