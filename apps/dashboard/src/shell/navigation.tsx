import { NavLink, Stack, Text } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { usePagePath } from '../workspace/use-page-path.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { useRooms } from './use-rooms.ts';

/** The links to all pages that the person may see. */
export function Navigation({ onNavigate }: { readonly onNavigate: () => void }) {
  const floors = useRooms();
  const pathOf = usePagePath();
  const { pathname } = useLocation();
  const { key } = useWorkspace();
  const current = pathname.slice(`/${key.join('/')}/`.length);
  return (
    <Stack component="nav" gap="md" aria-label="Pages">
      {floors.map(({ label, rooms }) => (
        <div key={label}>
          <Text size="xs" fw={650} c="dimmed" tt="uppercase" px="sm" pb={4}>
            {label}
          </Text>
          {rooms.map((room) => {
            const isCurrent = current === room.page || current.startsWith(`${room.page}/`);
            return (
              <NavLink
                key={room.page}
                component={Link}
                to={pathOf(room.page)}
                label={room.label}
                active={isCurrent}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={onNavigate}
              />
            );
          })}
        </div>
      ))}
    </Stack>
  );
}
