import { Code, Paper, Stack, Text, Title } from '@mantine/core';
import type { OAuthApplication } from '@livery/sdk';
import { useState } from 'react';
import { Facts } from '../../ui/facts.tsx';
import { Time } from '../../ui/time.tsx';
import { Countdown } from '../rotation/countdown.tsx';

type Secrets = OAuthApplication['secrets'];

/** The secrets of an application, newest first, with the time that is left to an older one. */
export function ApplicationSecrets({ secrets }: { readonly secrets: Secrets }) {
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h4">
        Client secrets
      </Title>
      {secrets.map((secret) => (
        <Paper withBorder p="md" key={`${secret.created}${secret.last_four}`}>
          <Facts
            facts={{
              Secret: <Code>oa_secret_…{secret.last_four}</Code>,
              Created: <Time at={secret.created} />,
              'Last used': secret.last_used_at === null ? 'Never' : <Time at={secret.last_used_at} />,
              Ends: <SecretEnd secret={secret} />,
            }}
          />
        </Paper>
      ))}
    </Stack>
  );
}

function SecretEnd({ secret }: { readonly secret: Secrets[number] }) {
  const [now, setNow] = useState(() => Date.now());
  if (secret.retires_at === null) return 'Never';
  if (Date.parse(secret.retires_at) <= now) return <Time at={secret.retires_at} />;
  return (
    <>
      in <Countdown until={secret.retires_at} onEnd={() => setNow(Date.now())} />
      <Text size="sm" c="dimmed">
        {secret.safe_to_retire
          ? 'Programs seem to use the newer secret only.'
          : 'Put the newer secret into your programs before it ends.'}
      </Text>
    </>
  );
}
