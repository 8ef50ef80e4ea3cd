import { Button, type ButtonProps, Group, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type Ref, type SyntheticEvent, useState } from 'react';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { AsCurl } from './as-curl.tsx';
import type { Request } from './curl-of.ts';
import { ErrorPanel } from './error-panel.tsx';
import { FormError } from './field-problem.ts';
import { WaitingButton } from './waiting-button.tsx';

interface FormProperties<Draft> {
  readonly initial: Draft;
  readonly fields: (draft: Draft, change: (changed: Partial<Draft>) => void) => ReactNode;
  /** Whether the draft can be stored, as far as the fields do not say so themselves. */
  readonly isComplete: (draft: Draft) => boolean;
  readonly submitLabel: string;
  /** The request that stores the draft, to be shown. */
  readonly requestOf: (draft: Draft) => Request;
}

interface Properties<Draft, Stored> extends FormProperties<Draft> {
  /** The text of the button that opens the dialog. */
  readonly opener: string;
  readonly variant?: ButtonProps['variant'];
  readonly buttonSize?: ButtonProps['size'];
  readonly title: string;
  readonly store: (draft: Draft) => Promise<Stored>;
  readonly onStored?: (stored: Stored) => void;
  /** The button that opens the dialog. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that opens a form which creates or changes a record. What was typed stays until the record is stored. */
export function FormDialog<Draft extends object, Stored>(properties: Properties<Draft, Stored>) {
  const { opener, variant = 'filled', buttonSize = 'sm', title, store, onStored, ref, ...form } = properties;
  const [isOpen, { open, close }] = useDisclosure();
  const { key } = useWorkspace();
  const queries = useQueryClient();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: store,
    meta: { showsErrors: true },
    onSuccess: async (stored) => {
      onStored?.(stored);
      close();
      await queries.invalidateQueries({ queryKey: [...key] });
    },
  });
  const begin = (): void => {
    reset();
    open();
  };
  return (
    <>
      <Button ref={ref} variant={variant} size={buttonSize} onClick={begin}>
        {opener}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={title}
        size="lg"
        closeOnClickOutside={false}
        closeOnEscape={!isPending}
      >
        <Form {...form} onSubmit={mutate} onCancel={close} isRunning={isPending} error={error} />
      </Modal>
    </>
  );
}

interface RunningProperties<Draft> extends FormProperties<Draft> {
  readonly onSubmit: (draft: Draft) => void;
  readonly onCancel: () => void;
  readonly isRunning: boolean;
  readonly error: Error | null;
}

function Form<Draft extends object>(properties: RunningProperties<Draft>) {
  const { initial, fields, isComplete, submitLabel, requestOf, onSubmit, onCancel, isRunning, error } = properties;
  const [draft, setDraft] = useState(initial);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit(draft);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <FormError value={error}>
          {fields(draft, (changed) => setDraft((before) => ({ ...before, ...changed })))}
        </FormError>
        {error !== null && <ErrorPanel error={error} />}
        <Group justify="flex-end">
          <AsCurl {...requestOf(draft)} />
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <WaitingButton type="submit" isWaiting={isRunning} disabled={!isComplete(draft)}>
            {submitLabel}
          </WaitingButton>
        </Group>
      </Stack>
    </form>
  );
}
