import { NavLink, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCurrentPage } from '../workspace/use-current-page.ts';
import { usePagePath } from '../workspace/use-page-path.ts';
import { isIn } from './rooms.ts';
import { useRooms } from './use-rooms.ts';

/** The links to all pages that the person may see. */
export function Navigation({ onNavigate }: { readonly onNavigate: () => void }) {
  const floors = useRooms();
  const pathOf = usePagePath();
  const current = useCurrentPage();
  return (
    <Stack component="nav" gap="md" aria-label="Pages">
      {floors.map(({ label, rooms }) => (
        <div key={label}>
          <Text size="xs" fw={650} c="dimmed" tt="uppercase" px="sm" pb={4}>
            {label}
          </Text>
          {rooms.map((room) => {
            const isCurrent = isIn(room, current);
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
