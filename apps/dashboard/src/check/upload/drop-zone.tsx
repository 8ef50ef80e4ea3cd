import { Button, FileButton, Text } from '@mantine/core';
import classes from './drop-zone.module.css';
import { CHOSEN_EXTENSIONS } from './refused-file.ts';
import { useFileDrop } from './use-file-drop.ts';

interface Properties {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files that are dropped on the page, or chosen in a dialog. */
export function DropZone({ onFiles }: Properties) {
  const isOver = useFileDrop(onFiles);
  return (
    <section className={classes['zone']} data-over={isOver || undefined} aria-label="Choose files">
      <svg
        width="44"
        height="44"
        viewBox="0 0 44 44"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M12 5h14l8 8v26H12zM26 5v8h8" />
        <path d="M23 34V20m-6 6 6-6 6 6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <Text fw={650} size="lg">
        {isOver ? 'Let go to check them' : 'Drop presentations or text documents here'}
      </Text>
      <FileButton multiple accept={CHOSEN_EXTENSIONS} onChange={onFiles}>
        {(button) => (
          <Button size="md" {...button}>
            Choose files
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        PowerPoint and Word files and their templates, at most 50 MB each
      </Text>
    </section>
  );
}
