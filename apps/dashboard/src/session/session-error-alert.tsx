import { Alert, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { SessionError } from './session-error.ts';

/** Says why an action of the session failed, and counts down while the service wants no further attempt. */
export function SessionErrorAlert({ error }: { readonly error: SessionError | null }) {
  if (error === null) return null;
  return (
    <Alert color="red" variant="light" role="alert" title={error.message}>
      {error.retryAfter !== null && <Countdown key={error.requestId} seconds={error.retryAfter} />}
      {error.requestId !== null && (
        <Text size="xs" c="inherit">
          Request {error.requestId}
        </Text>
      )}
    </Alert>
  );
}

function Countdown({ seconds }: { readonly seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((value) => Math.max(0, value - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return <Text size="sm">{left > 0 ? `Try again in ${left} s.` : 'Try again now.'}</Text>;
}
