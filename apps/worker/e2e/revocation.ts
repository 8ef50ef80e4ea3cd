import type { Composition } from './compositions.ts';
import type { Operator } from './operator.ts';

/** A credential that works, and the call that revokes it or removes one of its scopes. */
export interface Subject {
  readonly secret: string;
  /** A path that it may call until then, and the status of that call afterwards. */
  readonly path: string;
  readonly refusal: 401 | 403;
  readonly revoke: () => Promise<unknown>;
}

/** A running service, and its operator. */
export interface OperatedService extends Composition {
  readonly operator: Operator;
}

/** Creates a credential. `origin` is the API at which it will be revoked. */
export type Revocation = (service: OperatedService, origin: string) => Promise<Subject>;
