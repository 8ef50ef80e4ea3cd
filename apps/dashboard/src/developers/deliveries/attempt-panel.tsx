import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { WebhookAttempt } from '@livery/sdk';
import type { ReactNode } from 'react';
import { Facts } from '../../ui/facts.tsx';
import { JsonView } from '../../ui/json-view.tsx';
import { Time } from '../../ui/time.tsx';
import { outcomeOf } from './attempt-outcome.ts';

interface Properties {
  /** Such as "Attempt 2". */
  readonly title: string;
  readonly attempt: WebhookAttempt;
}

/** One attempt: what was sent, what came back, and what that means. */
export function AttemptPanel({ title, attempt }: Properties) {
  const { response_status: status, response_headers: headers, response_body: body } = attempt;
  const { isSuccess, text } = outcomeOf(attempt);
  return (
    <Paper withBorder p="md" component="article" aria-label={title}>
      <Stack gap="sm">
        <Group gap="sm">
          <Title order={3} size="h5">
            {title}
          </Title>
          <Badge color={isSuccess ? 'pine' : 'red'}>{status ?? 'No response'}</Badge>
          <Text size="sm" c="dimmed">
            <Time at={attempt.started} /> · {attempt.duration_ms} ms
          </Text>
        </Group>
        <Text>{text}</Text>
        {attempt.error_message !== null && attempt.error_message !== text && (
          <Text size="sm" c="dimmed">
            {attempt.error_message}
          </Text>
        )}
        {body !== null && body !== '' && (
          <Part title="Response body" isOpen>
            <JsonView label={`${title}: body of the response`} value={body} />
            {attempt.truncated && <Text size="sm">The response was longer. Only its beginning is stored.</Text>}
          </Part>
        )}
        {headers !== null && (
          <Part title="Response headers">
            <Facts facts={headers} />
          </Part>
        )}
        {attempt.request_headers !== null && (
          <Part title="Request headers">
            <Facts facts={attempt.request_headers} />
          </Part>
        )}
        <Part title="Time to each step">
          <Facts facts={timingsOf(attempt)} />
        </Part>
      </Stack>
    </Paper>
  );
}

interface PartProperties {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

function Part({ title, isOpen = false, children }: PartProperties) {
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <Stack gap="xs" pt="xs">
        {children}
      </Stack>
    </details>
  );
}

function timingsOf({ timings, duration_ms }: WebhookAttempt): Readonly<Record<string, ReactNode>> {
  return {
    'Address found': inMs(timings.dns),
    Connected: inMs(timings.connect),
    'Secure connection': inMs(timings.tls),
    'First byte': inMs(timings.first_byte),
    End: inMs(duration_ms),
  };
}

function inMs(time: number | null): string | null {
  return time === null ? null : `${Math.round(time)} ms`;
}
