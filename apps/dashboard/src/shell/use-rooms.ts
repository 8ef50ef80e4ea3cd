import { useWorkspace } from '../workspace/workspace-context.tsx';
import { type Floor, FLOORS } from './rooms.ts';

/** The pages that the person may see, by group. */
export function useRooms(): readonly Floor[] {
  const { can } = useWorkspace();
  return FLOORS.map(({ label, rooms }) => ({
    label,
    rooms: rooms.filter(({ scopes }) => scopes === undefined || can(...scopes)),
  })).filter(({ rooms }) => rooms.length > 0);
}
