import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useRef, useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { SecretOnce } from '../../ui/secret-once.tsx';
import { usePagePath } from '../../workspace/use-page-path.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { DEFAULT_OVERLAP, OVERLAPS } from './overlap.ts';
import { WaitingButton } from '../../ui/waiting-button.tsx';

interface Rotated {
  readonly secret: string;
  readonly clientId?: string;
  /** The page of the record that has the secret, if it is another one. */
  readonly page?: string;
}

interface Properties {
  /** Such as "Rotate key". */
  readonly label: string;
  /** What becomes of the old secret, in one or two sentences. */
  readonly consequence: string;
  /** Such as "The new client secret". */
  readonly secretTitle: string;
  readonly rotate: (overlapSeconds: number) => Promise<Rotated>;
}

/** Makes a new secret, and shows it. The person chooses how long the old one stays valid. */
export function RotateButton({ label, consequence, secretTitle, rotate }: Properties) {
  const { key } = useWorkspace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const pathOf = usePagePath();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, { open, close }] = useDisclosure();
  const [overlap, setOverlap] = useState<string>(DEFAULT_OVERLAP);
  const { mutate, reset, isPending, error, data } = useMutation({
    mutationFn: () => rotate(Number(overlap)),
    meta: { showsErrors: true },
    onSuccess: close,
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    mutate();
  };
  // The page is read again only now: the key that was replaced has no such button any more.
  const finish = async (): Promise<void> => {
    reset();
    if (data?.page !== undefined) await navigate({ to: pathOf(data.page) });
    await queries.invalidateQueries({ queryKey: [...key] });
  };
  return (
    <>
      <Button ref={button} variant="default" onClick={open}>
        {label}
      </Button>
      <Modal opened={isOpen} onClose={close} closeOnEscape={!isPending} title={label}>
        <form onSubmit={submit}>
          <Stack>
            <Text>{consequence}</Text>
            <NativeSelect
              label="The old secret stays valid for"
              data={[...OVERLAPS]}
              value={overlap}
              onChange={({ currentTarget }) => setOverlap(currentTarget.value)}
            />
            {error !== null && <ErrorPanel error={error} />}
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <WaitingButton type="submit" isWaiting={isPending}>
                {label}
              </WaitingButton>
            </Group>
          </Stack>
        </form>
      </Modal>
      <SecretOnce
        title={secretTitle}
        secret={data?.secret ?? null}
        clientId={data?.clientId}
        onClose={() => void finish()}
        opener={button}
      />
    </>
  );
}
