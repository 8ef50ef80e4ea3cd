import { isScope, type Scope } from '@livery/kernel';
import type { ScopeParam } from './delegation.ts';
import { scopeUnknown } from './platform.errors.ts';

/** Checks that every value is a scope. @throws DomainError `parameter_invalid` that names the field */
export function knownScopes(values: readonly string[], param: ScopeParam): Scope[] {
  return values.map((value) => {
    if (!isScope(value)) throw scopeUnknown(value, param);
    return value;
  });
}
