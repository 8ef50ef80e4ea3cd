import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { BrandCheck } from '@livery/sdk';
import { type SyntheticEvent, useState } from 'react';
import { isCheckId } from '../report/report-search.ts';
import { CheckPicker } from './check-picker.tsx';
import { Comparison } from './comparison.tsx';

interface Properties {
  readonly check: BrandCheck;
  /** The other check, as the address has it. */
  readonly chosen: string | undefined;
  readonly onChoose: (other: string) => void;
}

/** Compares a check with another one: with its baseline if none is chosen, a recent one, or any by its id. */
export function ComparePanel({ check, chosen, onChoose }: Properties) {
  const other = chosen ?? check.summary?.baseline?.brand_check;
  const [id, setId] = useState('');
  const choose = (event: SyntheticEvent): void => {
    event.preventDefault();
    onChoose(id.trim());
  };
  return (
    <Stack>
      <Group align="flex-end" gap="sm">
        <CheckPicker check={check} other={other} onChoose={onChoose} />
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
