import { Modal, NavLink, Stack, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { usePagePath } from '../workspace/use-page-path.ts';
import { destinationsOf } from './destinations.ts';
import type { DialogProperties } from './late-dialog.tsx';
import { useRooms } from './use-rooms.ts';

/** Asks for a page or a record, and goes there. */
export function GoTo({ isOpen, onClose }: DialogProperties) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Go to" yOffset="10vh">
      <Search onDone={onClose} />
    </Modal>
  );
}

function Search({ onDone }: { readonly onDone: () => void }) {
  const [text, setText] = useState('');
  const [position, setPosition] = useState(0);
  const navigate = useNavigate();
  const pathOf = usePagePath();
  const found = destinationsOf(text, useRooms());
  const chosen = Math.min(position, found.length - 1);
  const go = (page: string): void => {
    onDone();
    void navigate({ to: pathOf(page) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const destination = found[chosen];
    if (step !== undefined) setPosition((chosen + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter' && destination !== undefined) go(destination.page);
    else return;
    event.preventDefault();
  };
  return (
    <Stack gap="xs">
      <TextInput
        label="A page, or the id of a record"
        placeholder="Webhooks, or evt_…"
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls="destinations"
        aria-activedescendant={found.length > 0 ? `destination-${chosen}` : undefined}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setPosition(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id="destinations" aria-label="Destinations">
        {found.map(({ label, page }, index) => (
          <NavLink
            key={page}
            id={`destination-${index}`}
            component="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            active={index === chosen}
            label={label}
            onClick={() => go(page)}
          />
        ))}
      </div>
      {found.length === 0 && (
        <Text size="sm" c="dimmed">
          No page has this name, and it is not the id of a check, key, application, webhook, delivery, event or request.
        </Text>
      )}
    </Stack>
  );
}
