// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type { BrandCheckFix } from '../schemas.ts';

/** The operations of brand check fixes. */
export class BrandCheckFixesResource {
  constructor(protected readonly api: Api) {}

  /**
   * Retrieve a fix of a brand check: `GET /brand_check_fixes/{id}`.
   *
   * Returns a fix as it was returned when the document was fixed, with a new link to the file. `file` is null once the document is not kept any more.
   *
   * It needs one of the scopes brand:read, brand:checks:write, brand:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<BrandCheckFix> {
    return this.api.call({ method: 'GET', path: pathText`/brand_check_fixes/${id}`, options });
  }
}
