import { Stack, Text } from '@mantine/core';
import type { AuditEntry } from '@livery/sdk';
import { ActorName } from '../../ui/actor-name.tsx';
import { IdLink } from '../../ui/id-link.tsx';
import type { Column } from '../../ui/records.tsx';
import { Time } from '../../ui/time.tsx';
import { isActorId } from './is-actor-id.ts';
import { valueText } from './value-text.ts';

/** What the log says of each entry. */
export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
  { title: 'When', cell: ({ created }) => <Time at={created} /> },
  {
    title: 'Who',
    cell: ({ actor, ip }) => (
      <Stack gap={0} maw="16rem">
        <Text size="sm" component="div" lineClamp={3}>
          <ActorName id={actor} />
        </Text>
        {ip !== null && (
          <Text size="xs" c="dimmed">
            {ip}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    title: 'Action',
    cell: ({ action }) => (
      <Text size="sm" miw={{ base: 0, sm: 'max-content' }}>
        {action}
      </Text>
    ),
  },
  {
    title: 'Record',
    cell: ({ target }) => (
      <Text size="sm" component="div" maw="16rem" lineClamp={3}>
        {isActorId(target) ? <ActorName id={target} /> : <IdLink id={target} />}
      </Text>
    ),
  },
  { title: 'Changes', cell: ({ changes }) => (changes.length === 0 ? '–' : <Changes changes={changes} />) },
  { title: 'Request', cell: ({ request_id: request }) => (request === null ? '–' : <IdLink id={request} />) },
];

function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  return (
    <Stack gap={2} maw="26rem">
      {changes.map(({ field, before, after }) => (
        <Text key={field} size="sm" component="div" lineClamp={4}>
          <b>{field}</b>: <Value value={before} /> → <Value value={after} />
        </Text>
      ))}
    </Stack>
  );
}

function Value({ value }: { readonly value: unknown }) {
  return typeof value === 'string' && isActorId(value) ? <ActorName id={value} /> : valueText(value);
}
