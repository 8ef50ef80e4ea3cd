import { Anchor, Stack, Text, Title } from '@mantine/core';
import { DASHBOARD_PATH } from '../session/sign-in-path.ts';

/** Shown for addresses that lead nowhere, also for records of organizations that the person is not in. */
export function NotFound() {
  return (
    <Stack p="xl" maw="40rem">
      <Title order={1} size="h2">
        There is nothing here
      </Title>
      <Text>The address leads to no page, or to an organization that you are not a member of.</Text>
      <Anchor href={`${DASHBOARD_PATH}/`}>Go to your start page</Anchor>
    </Stack>
  );
}
