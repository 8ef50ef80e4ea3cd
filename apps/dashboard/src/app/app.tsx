import '../theme/global.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Themed } from '../theme/themed.tsx';
import { NoticeCorner } from '../ui/notice-corner.tsx';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

/** The dashboard behind the sign-in. */
export function App() {
  return (
    <Themed>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <NoticeCorner />
      </QueryClientProvider>
    </Themed>
  );
}
