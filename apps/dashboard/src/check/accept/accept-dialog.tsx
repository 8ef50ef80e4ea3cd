import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import type { BrandCheck } from '@livery/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { LimitedTextarea } from '../../ui/limited-text.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { counted } from '../report/words.ts';
import { WaitingButton } from '../../ui/waiting-button.tsx';

interface Properties {
  readonly check: BrandCheck;
  /** Null shows nothing. */
  readonly findings: readonly string[] | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Accepts findings with a reason. */
export function AcceptDialog({ check, findings, onClose, onDone }: Properties) {
  return (
    <Modal opened={findings !== null} onClose={onClose} title={`Accept ${counted(findings?.length ?? 0, 'finding')}`}>
      {findings !== null && <AcceptForm {...{ check, findings, onClose, onDone }} />}
    </Modal>
  );
}

function AcceptForm({ check, findings, onClose, onDone }: Properties & { readonly findings: readonly string[] }) {
  const { livery, key } = useWorkspace();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [scope, setScope] = useState('content');
  const [until, setUntil] = useState('');
  const { mutate, error, isPending } = useMutation({
    meta: { showsErrors: true },
    mutationFn: async () =>
      livery.brandChecks.acceptFindings(check.id, {
        finding_ids: [...findings],
        reason,
        scope,
        ...(until !== '' && { expires_at: new Date(`${until}T23:59:59`).toISOString() }),
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [...key, 'suppressions', check.id] });
      onDone();
    },
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <LimitedTextarea
          label="Why is it meant?"
          description="Reports show the reason. At most 500 characters."
          required
          limit={500}
          data-autofocus
          value={reason}
          onChange={setReason}
        />
        {check.document !== null && (
          <Radio.Group label="For" value={scope} onChange={setScope}>
            <Stack gap="xs" mt="xs">
              <Radio value="content" label="Exactly this file" />
              <Radio value="document" label={`All versions of ${check.document}`} />
            </Stack>
          </Radio.Group>
        )}
        <TextInput
          label="Until"
          description="Without a day it is accepted for good."
          type="date"
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
        {error !== null && <ErrorPanel error={error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <WaitingButton type="submit" isWaiting={isPending}>
            Accept
          </WaitingButton>
        </Group>
      </Stack>
    </form>
  );
}
