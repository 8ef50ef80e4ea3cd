import { useWorkspace } from '../../workspace/workspace-context.tsx';

export interface Grants {
  /** Whether the person has a scope, and so may give it to a credential. */
  readonly isGrantable: (scope: string) => boolean;
  readonly reason: string;
}

/** Which scopes the person may give. The service refuses the others. */
export function useGrants(): Grants {
  const { can, token } = useWorkspace();
  return {
    isGrantable: (scope) => can(scope),
    reason: `You can give only scopes that you have yourself. Your role, ${token.role}, does not have the others.`,
  };
}
