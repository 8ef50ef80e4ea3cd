import { NativeSelect } from '@mantine/core';
import type { BrandCheck } from '@livery/sdk';
import { shortId } from '../../ui/short-id.ts';
import { nameOf } from '../check-columns.tsx';
import { useOtherChecks } from './use-other-checks.ts';

interface Properties {
  readonly check: BrandCheck;
  /** The check that is chosen, which can be an older one. */
  readonly other: string | undefined;
  readonly onChoose: (other: string) => void;
}

const NAME_CHARACTERS = 60;
const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Chooses among the newest checks of the same format: first those of the same document or file name. */
export function CheckPicker({ check, other, onChoose }: Properties) {
  const { same, further } = useOtherChecks(check);
  const isListed = other === undefined || [...same, ...further].some(({ id }) => id === other);
  const groups = [
    { group: 'Chosen', items: isListed ? [] : [{ value: other, label: shortId(other) }] },
    { group: check.document === null ? 'Same file name' : 'Same document', items: same.map(optionOf) },
    { group: 'Other checks', items: further.map(optionOf) },
  ].filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  return (
    <NativeSelect
      label="Compare with"
      value={other ?? ''}
      onChange={({ currentTarget }) => currentTarget.value !== '' && onChoose(currentTarget.value)}
      data={[{ value: '', label: 'Choose a check' }, ...groups]}
    />
  );
}

function optionOf(check: BrandCheck): Readonly<Record<'value' | 'label', string>> {
  return {
    value: check.id,
    label: `${nameOf(check).slice(0, NAME_CHARACTERS)}, ${WHEN.format(new Date(check.created))}`,
  };
}
