import { Button, type ButtonProps, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusContent } from './focus-content.ts';

interface Properties extends Pick<ButtonProps, 'size' | 'variant' | 'color' | 'disabled'> {
  readonly label: string;
  /** What happens, in one or two sentences. */
  readonly consequence: ReactNode;
  readonly onConfirm: () => Promise<unknown>;
  readonly isRunning?: boolean;
}

/** A button for what cannot be undone: it says what happens, and asks. */
export function ConfirmButton({ label, consequence, onConfirm, isRunning = false, ...button }: Properties) {
  const [isOpen, { open, close }] = useDisclosure();
  const isConfirmed = useRef(false);
  const confirm = (): void => {
    isConfirmed.current = true;
    void onConfirm().then(close, close);
  };
  // What is confirmed may take the button away together with its record.
  useEffect(
    () => () => {
      if (isConfirmed.current) focusContent();
    },
    [],
  );
  return (
    <>
      <Button variant="light" color="red" {...button} onClick={open}>
        {label}
      </Button>
      <Modal opened={isOpen} onClose={close} closeOnEscape={!isRunning} title={`${label}?`}>
        <Stack>
          <Text component="div">{consequence}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={close} data-autofocus>
              Cancel
            </Button>
            <Button color={button.color ?? 'red'} loading={isRunning} onClick={confirm}>
              {label}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
