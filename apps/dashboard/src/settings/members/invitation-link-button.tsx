import { Button } from '@mantine/core';
import type { Membership } from '@livery/sdk';
import { useState } from 'react';
import { LinkOnce, type MadeLink } from './link-once.tsx';

interface Properties {
  readonly membership: Membership;
  readonly email: string;
}

/** Makes a link by which a member comes in, also one who has lost the password. */
export function InvitationLinkButton({ membership: { id }, email }: Properties) {
  const [link, setLink] = useState<MadeLink | null>(null);
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setLink({ membership: id, email })}>
        Link
      </Button>
      <LinkOnce link={link} onClose={() => setLink(null)} />
    </>
  );
}
