import { useQueryClient } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

/** Reads everything again after a member was changed, also the own rights, which may be other ones now. */
export function useMembersChanged(): () => Promise<void> {
  const { key, tokens } = useWorkspace();
  const queries = useQueryClient();
  return () => {
    tokens.drop();
    return queries.invalidateQueries({ queryKey: [...key] });
  };
}
