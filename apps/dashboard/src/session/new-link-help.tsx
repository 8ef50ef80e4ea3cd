import { Text } from '@mantine/core';
import type { CurrentSession } from './session-api.ts';

/** Says to a person without a password how they get the link with which they can set one. */
export function NewLinkHelp({ session }: { readonly session: CurrentSession }) {
  const { organization, organizations, email } = session;
  if (organization !== null) {
    return (
      <Text size="sm" c="inherit">
        Ask an owner or admin of your organization for a new link (Settings → Members → Link). Sign in with it, and set
        a password within ten minutes.
      </Text>
    );
  }
  const command = `npm run admin -- people sign-in-link ${organizations[0]?.organization ?? '<org_…>'} ${email}`;
  return (
    <Text size="sm" c="inherit" component="div">
      If the service was started with <code>npm start</code>, stop it and start it again: it prints a new link.
      Otherwise the operator makes one: <code>{command}</code>. Sign in with it, and set a password within ten minutes.
    </Text>
  );
}
