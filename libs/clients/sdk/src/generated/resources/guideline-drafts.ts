// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { RequestOptions, ConditionalOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type { GuidelineDraft } from '../schemas.ts';

/** The operations of guideline drafts. */
export class GuidelineDraftsResource {
  constructor(protected readonly api: Api) {}

  /**
   * Retrieve a guideline draft: `GET /guideline_drafts/{id}`.
   *
   * Returns a draft. Until it is applied, `diff` says what applying it would change in the guideline that is in force now.
   *
   * It needs one of the scopes brand:read, brand:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<GuidelineDraft> {
    return this.api.call({ method: 'GET', path: pathText`/guideline_drafts/${id}`, options });
  }

  /**
   * Apply a guideline draft: `POST /guideline_drafts/{id}/apply`.
   *
   * Makes a draft the guideline, in one step: palettes and their settings are replaced, fonts are added by name, and rules of the types in the draft are replaced for the formats that they name. All other rules stay, such as those on terms. Send the ETag of the draft as `If-Match`, so that a guideline that was changed in the meantime is not overwritten.
   *
   * It needs one of the scopes brand:write.
   */
  apply(id: string, options?: ConditionalOptions): Call<GuidelineDraft> {
    return this.api.call({ method: 'POST', path: pathText`/guideline_drafts/${id}/apply`, options });
  }
}
