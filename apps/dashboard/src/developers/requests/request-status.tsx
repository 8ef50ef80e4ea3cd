import { Badge } from '@mantine/core';

/** The status of a response, with its error code. */
export function RequestStatus({ status, code = null }: { readonly status: number; readonly code?: string | null }) {
  return (
    <>
      <Badge color={colorOf(status)}>{status}</Badge> {code !== null && <code>{code}</code>}
    </>
  );
}

function colorOf(status: number): string {
  if (status >= 500) return 'red';
  return status >= 400 ? 'yellow' : 'pine';
}
