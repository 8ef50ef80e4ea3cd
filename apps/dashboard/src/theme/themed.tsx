import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cspNonce } from './csp-nonce.ts';
import { theme } from './theme.ts';

/** The theme of all pages. It follows the colour scheme of the system until the person chooses one. */
export function Themed({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => cspNonce}>
      {children}
    </MantineProvider>
  );
}
