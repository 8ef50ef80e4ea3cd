import { useSession } from '../../session/session-context.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../panel.tsx';
import { OwnOrganizations } from './own-organizations.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** How the person signs in, and where they are signed in. */
export function SignInPage() {
  const { session } = useSession();
  return (
    <Page title="Your sign-in" description={`You are signed in as ${session.email}. This page is about you alone.`}>
      <PasswordPanel />
      <SessionsPanel />
      <Panel title="Your organizations" description="One sign-in opens all of them.">
        <OwnOrganizations organizations={session.organizations} />
      </Panel>
    </Page>
  );
}
