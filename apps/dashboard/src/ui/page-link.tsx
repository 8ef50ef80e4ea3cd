import { Anchor, type AnchorProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePagePath } from '../workspace/use-page-path.ts';

interface Properties extends AnchorProps {
  /** A page of this organization and mode, such as `developers/api-keys`. */
  readonly page: string;
  readonly children: ReactNode;
}

/** A link to a page of this organization and mode. */
export function PageLink({ page, children, ...anchor }: Properties) {
  const pathOf = usePagePath();
  return (
    <Anchor {...anchor} component={Link} to={pathOf(page)}>
      {children}
    </Anchor>
  );
}
