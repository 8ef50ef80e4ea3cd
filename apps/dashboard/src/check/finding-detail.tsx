import { Text } from '@mantine/core';

/** What is wrong, with the spaces of what it quotes. */
export function FindingDetail({ children }: { readonly children: string }) {
  return (
    <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
      {children}
    </Text>
  );
}
