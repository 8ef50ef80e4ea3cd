// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { FileSource } from '../../runtime/file-source.ts';
import type { ConditionalOptions } from '../../runtime/options.ts';
import type { GuidelineDraft, LearnGuidelineRequest } from '../schemas.ts';

/** The operations of guidelines. */
export class GuidelinesResource {
  constructor(protected readonly api: Api) {}

  /**
   * Learn a guideline from a template: `POST /guidelines/learn`.
   *
   * Reads a template (.potx, .pptx, .dotx or .docx) of at most 50 MiB and proposes a guideline: palettes, fonts, sizes, layouts, pages, footers and the logo, each with the places where the template says it. The template is judged by the proposal; what it does against itself is listed in `warnings`. The draft is deleted after 30 days. Nothing else changes unless `apply` is true.
   *
   * It needs one of the scopes brand:write.
   */
  learn(
    upload: Omit<LearnGuidelineRequest, 'content_base64' | 'content_type'> & {
      file: FileSource;
      content_type?: 'pptx' | 'docx' | (string & {}) | undefined;
    },
    options?: ConditionalOptions,
  ): Call<GuidelineDraft> {
    return this.api.call({ method: 'POST', path: '/guidelines/learn', upload, options });
  }
}
