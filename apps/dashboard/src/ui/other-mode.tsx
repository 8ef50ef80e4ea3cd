import { Button } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { sameRecordElsewhere } from './same-record-elsewhere.ts';

/** On the page of a record that this mode does not have, leads to the same address of the other mode. */
export function OtherMode() {
  const other = sameRecordElsewhere(useLocation().pathname);
  if (other === undefined) return null;
  return (
    <Button size="xs" variant="default" component={Link} to={other.path}>
      Look in {other.mode} mode
    </Button>
  );
}
