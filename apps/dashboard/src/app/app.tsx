import '../theme/global.css';
import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Themed } from '../theme/themed.tsx';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

/** The dashboard behind the sign-in. */
export function App() {
  return (
    <Themed>
      <QueryClientProvider client={queryClient}>
        <Notifications position="bottom-right" />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Themed>
  );
}
