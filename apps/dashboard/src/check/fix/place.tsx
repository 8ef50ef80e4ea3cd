import { Text } from '@mantine/core';
import { locationInWords } from './location-words.ts';

/** Where something is changed: in words, then exactly. */
export function Place({ location }: { readonly location: string }) {
  return (
    <>
      {locationInWords(location)}{' '}
      <Text span size="xs" c="dimmed" ff="monospace">
        {location}
      </Text>
    </>
  );
}
