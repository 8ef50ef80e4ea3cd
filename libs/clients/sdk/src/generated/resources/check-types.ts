// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import type { CheckType, CheckTypeList } from '../schemas.ts';

/** The operations of check types. */
export class CheckTypesResource {
  constructor(protected readonly api: Api) {}

  /**
   * List check types: `GET /check_types`.
   *
   * Lists every type that a rule can have: what it reports, its parameters as JSON Schema with their defaults, what a rule must contain, and an example. The list is the same for every caller and is not paged.
   *
   * It needs one of the scopes brand:read, brand:write, brand:rules:write.
   */
  list(options?: RequestOptions): Pages<CheckType, CheckTypeList> {
    return this.api.list({ method: 'GET', path: '/check_types', options });
  }
}
