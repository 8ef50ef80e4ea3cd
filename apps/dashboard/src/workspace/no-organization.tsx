import { Button, Stack, Text, Title } from '@mantine/core';
import { SIGN_IN_PATH } from '../session/sign-in-path.ts';

/** Shown to a person whose last membership has ended. */
export function NoOrganization() {
  return (
    <Stack p="xl" maw="40rem" mx="auto" component="main">
      <Title order={1}>You are in no organization</Title>
      <Text>You are signed in, but no organization has you as an active member. Ask an owner to invite you.</Text>
      <Button component="a" href={SIGN_IN_PATH} variant="light" w="fit-content">
        Sign in as somebody else
      </Button>
    </Stack>
  );
}
