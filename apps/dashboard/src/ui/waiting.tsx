import { Center, Loader } from '@mantine/core';

/** Shown while something is being read. */
export function Waiting() {
  return (
    <Center p="xl" role="status" aria-label="Loading">
      <Loader />
    </Center>
  );
}
