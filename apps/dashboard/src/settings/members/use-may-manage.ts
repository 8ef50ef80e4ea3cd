import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { rolesUnder } from '../roles.ts';

/** Whether the person may invite and change members with this role, or with any role. Both modes share members, and only live mode changes them. */
export function useMayManage(role?: string): boolean {
  const { can, mode, token } = useWorkspace();
  const under = rolesUnder(token.role);
  return mode === 'live' && can('platform:write') && (role === undefined || under.some((one) => one === role));
}
