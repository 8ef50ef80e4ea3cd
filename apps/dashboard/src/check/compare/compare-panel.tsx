import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { BrandCheck } from '@livery/sdk';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { isCheckId } from '../report/report-search.ts';
import { Comparison } from './comparison.tsx';

interface Properties {
  readonly check: BrandCheck;
  /** The other check. */
  readonly other: string | undefined;
  readonly onChoose: (other: string) => void;
}

const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Compares a check with another one: of the same document, of a file of the same name, or any by its id. */
export function ComparePanel({ check, other, onChoose }: Properties) {
  const { livery, key } = useWorkspace();
  const [id, setId] = useState('');
  const { document, filename, content_type } = check;
  const sameDocument = document !== null ? { document } : { q: filename ?? '' };
  const { data } = useQuery({
    queryKey: [...key, 'brand-checks', 'of-document', sameDocument, content_type],
    queryFn: async ({ signal }) =>
      livery.brandChecks.list({ ...sameDocument, content_type, status: 'completed', limit: 20 }, { signal }),
    enabled: document !== null || filename !== null,
  });
  const others = (data?.data ?? []).filter((one) => one.id !== check.id);
  const choose = (event: SyntheticEvent): void => {
    event.preventDefault();
    onChoose(id.trim());
  };
  return (
    <Stack>
      <Group align="flex-end" gap="sm">
        {others.length > 0 && (
          <NativeSelect
            label="Compare with"
            value={others.some((one) => one.id === other) ? other : ''}
            onChange={({ currentTarget }) => currentTarget.value !== '' && onChoose(currentTarget.value)}
            data={[
              { value: '', label: 'Choose a check' },
              ...others.map((one) => ({
                value: one.id,
                label: `${one.filename?.slice(0, 60) ?? one.id}, ${WHEN.format(new Date(one.created))}`,
              })),
            ]}
          />
        )}
        <form onSubmit={choose}>
          <Group align="flex-end" gap="xs">
            <TextInput
              label="Or a check by its id"
              placeholder="brand_check_…"
              value={id}
              onChange={({ currentTarget }) => setId(currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={!isCheckId(id.trim())}>
              Compare
            </Button>
          </Group>
        </form>
      </Group>
      {other !== undefined && <Comparison head={check.id} base={other} />}
    </Stack>
  );
}
