import { Anchor, type AnchorProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePagePath } from '../workspace/use-page-path.ts';

interface Properties extends AnchorProps {
  /** A page of this organization and mode, such as `developers/api-keys`. */
  readonly page: string;
  /** What is shown on hover, if the text of the link is a short form. */
  readonly full?: string;
  readonly children: ReactNode;
}

/** A link to a page of this organization and mode. */
export function PageLink({ page, full, children, ...anchor }: Properties) {
  const pathOf = usePagePath();
  return (
    <Anchor {...anchor} component={Link} to={pathOf(page)} title={full}>
      {children}
    </Anchor>
  );
}
