import { useWorkspace } from './workspace-context.tsx';

/** Returns the address of a page of this organization and mode, such as `developers/api-keys`. */
export function usePagePath(): (page: string) => string {
  const { key } = useWorkspace();
  return (page) => `/${key.join('/')}/${page}`;
}
