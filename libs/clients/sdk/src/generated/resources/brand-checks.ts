// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Download } from '../../runtime/download.ts';
import type { FileSource } from '../../runtime/file-source.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { TimeRange } from '../../runtime/query-text.ts';
import type { RequestOptions, BackgroundOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type {
  AcceptFindingsRequest,
  BrandCheck,
  BrandCheckComparison,
  BrandCheckFix,
  BrandCheckIllustration,
  BrandCheckList,
  BrandCheckReport,
  DeletedBrandCheckDocument,
  DeletedSuppression,
  FixBrandCheckRequest,
  RunBrandCheckRequest,
  Suppression,
  SuppressionList,
} from '../schemas.ts';

/** The parameters of `GET /brand_checks`. */
export type ListBrandChecksQuery = {
  /** Returns only checks with this status. */
  status?: 'pending' | 'completed' | 'failed' | (string & {}) | undefined;
  /** Returns only checks of documents of this type. */
  content_type?: 'pptx' | 'docx' | (string & {}) | undefined;
  /** Returns only checks with this `document`. */
  document?: string | undefined;
  /** Returns only checks with this text in their `filename`, whatever its case. */
  q?: string | undefined;
  /** Returns only checks of documents that this API key, OAuth application or user sent. */
  created_by?: string | undefined;
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The parameters of `GET /brand_checks/{id}/compare`. */
export type CompareBrandChecksQuery = {
  /** The check to compare with (`base`), for example that of the version before. */
  with: string;
};

/** The parameters of `GET /brand_checks/{id}/report`. */
export type RetrieveBrandCheckReportQuery = {
  /** The check with which this one is compared: the report then says what is new and what was fixed. By default it is the baseline of the check itself, if it has one. */
  baseline?: string | undefined;
};

/** The parameters of `GET /brand_checks/{id}/illustration`. */
export type RetrieveBrandCheckIllustrationQuery = {
  /** The indexes of at most 50 slides, beginning at 0, separated by commas. These are shown, with and without findings; indexes beyond the last slide are left out. Default: the slides with findings. */
  slides?: string | undefined;
};

/** The parameters of `GET /brand_checks/{id}/suppressions`. */
export type ListSuppressionsQuery = {
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The operations of brand checks. */
export class BrandChecksResource {
  constructor(protected readonly api: Api) {}

  /**
   * List brand checks: `GET /brand_checks`.
   *
   * Lists brand checks with their findings, newest first.
   *
   * It needs one of the scopes brand:read, brand:write, brand:checks:write.
   */
  list(query: ListBrandChecksQuery = {}, options?: RequestOptions): Pages<BrandCheck, BrandCheckList> {
    return this.api.list({ method: 'GET', path: '/brand_checks', query, options });
  }

  /**
   * Check a document against the brand: `POST /brand_checks`.
   *
   * Checks a presentation or text document of at most 50 MiB against the current rules, palettes and fonts, and returns the findings. The check is stored, the document is kept for reports, fixes and simulations unless `keep` is false, and the event `brand.check.completed` refers to it. With `Prefer: respond-async` the response is 202 with the `pending` check, and a worker judges the document by the rules of that moment. Send JSON with the document in base64, a form with the file, or the document itself with its own media type.
   *
   * It needs one of the scopes brand:checks:write, brand:write, brand:read.
   */
  run(
    upload: Omit<RunBrandCheckRequest, 'content_base64' | 'content_type'> & {
      file: FileSource;
      content_type?: 'pptx' | 'docx' | (string & {}) | undefined;
    },
    options?: BackgroundOptions,
  ): Call<BrandCheck> {
    return this.api.call({ method: 'POST', path: '/brand_checks', upload, options });
  }

  /**
   * Retrieve a brand check: `GET /brand_checks/{id}`.
   *
   * Returns a check as it was returned when the document was checked; only `document_kept_until` may have changed.
   *
   * It needs one of the scopes brand:read, brand:write, brand:checks:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<BrandCheck> {
    return this.api.call({ method: 'GET', path: pathText`/brand_checks/${id}`, options });
  }

  /**
   * Compare two brand checks: `GET /brand_checks/{id}/compare`.
   *
   * Returns which findings of a check are new against another check, which are fixed, unchanged, or still there in another form. Both checks must be completed, and of documents of the same type.
   *
   * It needs one of the scopes brand:read, brand:checks:write, brand:write.
   */
  compare(id: string, query: CompareBrandChecksQuery, options?: RequestOptions): Call<BrandCheckComparison> {
    return this.api.call({ method: 'GET', path: pathText`/brand_checks/${id}/compare`, query, options });
  }

  /**
   * Delete the document of a brand check: `DELETE /brand_checks/{id}/document`.
   *
   * Deletes the document that was kept for a check. From then on nobody can read it, and its bytes are removed within about an hour. The check and its findings stay. Other checks of the same content have no document then, either; one that is pending is still judged, and does not keep it. Fixed documents that were made of it go with it, and links to them open nothing any more. What stays are the words that findings quote.
   *
   * It needs one of the scopes brand:checks:write, brand:write.
   */
  deleteDocument(id: string, options?: RequestOptions): Call<DeletedBrandCheckDocument> {
    return this.api.call({ method: 'DELETE', path: pathText`/brand_checks/${id}/document`, options });
  }

  /**
   * Retrieve the report on a brand check: `GET /brand_checks/{id}/report`.
   *
   * Returns a check arranged for readers: what to fix first, then slides or pages, then the whole document. `Accept` selects the format. `text/html` is one page without scripts and without requests, to read, print and send on. `application/sarif+json` is SARIF 2.1.0 for pipelines. `application/json`, or no `Accept`, is JSON. The page shows the slides as long as the document is kept. A check that is pending has no report yet. The page waits for a thread that draws its slides, and is answered with 503 if too many wait; the other formats need none.
   *
   * It needs one of the scopes brand:read, brand:write, brand:checks:write.
   */
  retrieveReport(
    id: string,
    query: RetrieveBrandCheckReportQuery = {},
    options?: RequestOptions,
  ): Call<BrandCheckReport> {
    return this.api.call({ method: 'GET', path: pathText`/brand_checks/${id}/report`, query, options });
  }

  /**
   * Retrieve the report on a brand check: `GET /brand_checks/{id}/report`.
   *
   * Returns a check arranged for readers: what to fix first, then slides or pages, then the whole document. `Accept` selects the format. `text/html` is one page without scripts and without requests, to read, print and send on. `application/sarif+json` is SARIF 2.1.0 for pipelines. `application/json`, or no `Accept`, is JSON. The page shows the slides as long as the document is kept. A check that is pending has no report yet. The page waits for a thread that draws its slides, and is answered with 503 if too many wait; the other formats need none.
   *
   * It needs one of the scopes brand:read, brand:write, brand:checks:write.
   */
  downloadReportAsHtml(
    id: string,
    query: RetrieveBrandCheckReportQuery = {},
    options?: RequestOptions,
  ): Call<Download> {
    return this.api.download({
      method: 'GET',
      path: pathText`/brand_checks/${id}/report`,
      query,
      accept: 'text/html',
      options,
    });
  }

  /**
   * Retrieve the report on a brand check: `GET /brand_checks/{id}/report`.
   *
   * Returns a check arranged for readers: what to fix first, then slides or pages, then the whole document. `Accept` selects the format. `text/html` is one page without scripts and without requests, to read, print and send on. `application/sarif+json` is SARIF 2.1.0 for pipelines. `application/json`, or no `Accept`, is JSON. The page shows the slides as long as the document is kept. A check that is pending has no report yet. The page waits for a thread that draws its slides, and is answered with 503 if too many wait; the other formats need none.
   *
   * It needs one of the scopes brand:read, brand:write, brand:checks:write.
   */
  downloadReportAsSarif(
    id: string,
    query: RetrieveBrandCheckReportQuery = {},
    options?: RequestOptions,
  ): Call<Download> {
    return this.api.download({
      method: 'GET',
      path: pathText`/brand_checks/${id}/report`,
      query,
      accept: 'application/sarif+json',
      options,
    });
  }

  /**
   * Retrieve the pictures of a brand check: `GET /brand_checks/{id}/illustration`.
   *
   * Shows the kept document of a check where its findings are: the slides as SVG, with the rectangle of each location; of a text document the headings and paragraphs. The document is read and drawn for each request, in the threads that also check documents. The first 1,000 findings are shown, the most severe first.
   *
   * It needs one of the scopes brand:read, brand:write, brand:checks:write.
   */
  retrieveIllustration(
    id: string,
    query: RetrieveBrandCheckIllustrationQuery = {},
    options?: RequestOptions,
  ): Call<BrandCheckIllustration> {
    return this.api.call({ method: 'GET', path: pathText`/brand_checks/${id}/illustration`, query, options });
  }

  /**
   * Fix the document of a brand check: `POST /brand_checks/{id}/fix`.
   *
   * Changes the kept document of a check so that its findings are gone, by the rules of that check, and checks the result. A change that leaves its finding, that causes a finding where there was none of its type, or that makes text hard to read, or harder than it was, is taken back and listed in `declined`. Everything else in the file stays as it is. The result is kept like the document of any check, and has a check of its own. Accept the media type of Office documents to get the file itself.
   *
   * It needs one of the scopes brand:checks:write, brand:write.
   */
  fix(id: string, body: FixBrandCheckRequest = {}, options?: RequestOptions): Call<BrandCheckFix> {
    return this.api.call({ method: 'POST', path: pathText`/brand_checks/${id}/fix`, body, options });
  }

  /**
   * Fix the document of a brand check: `POST /brand_checks/{id}/fix`.
   *
   * Changes the kept document of a check so that its findings are gone, by the rules of that check, and checks the result. A change that leaves its finding, that causes a finding where there was none of its type, or that makes text hard to read, or harder than it was, is taken back and listed in `declined`. Everything else in the file stays as it is. The result is kept like the document of any check, and has a check of its own. Accept the media type of Office documents to get the file itself.
   *
   * It needs one of the scopes brand:checks:write, brand:write.
   */
  downloadFixed(id: string, body: FixBrandCheckRequest = {}, options?: RequestOptions): Call<Download> {
    return this.api.download({
      method: 'POST',
      path: pathText`/brand_checks/${id}/fix`,
      body,
      accept:
        'application/vnd.openxmlformats-officedocument.presentationml.presentation, application/vnd.openxmlformats-officedocument.presentationml.template, application/vnd.openxmlformats-officedocument.presentationml.slideshow, application/vnd.ms-powerpoint.presentation.macroEnabled.12, application/vnd.ms-powerpoint.template.macroEnabled.12, application/vnd.ms-powerpoint.slideshow.macroEnabled.12, application/vnd.openxmlformats-officedocument.wordprocessingml.document, application/vnd.openxmlformats-officedocument.wordprocessingml.template, application/vnd.ms-word.document.macroEnabled.12, application/vnd.ms-word.template.macroEnabled.12',
      options,
    });
  }

  /**
   * List accepted findings: `GET /brand_checks/{id}/suppressions`.
   *
   * Lists the findings that are accepted for the content of a check, and for its `document`, newest first. Those whose acceptance has expired are listed, too.
   *
   * It needs one of the scopes brand:read, brand:checks:write, brand:write.
   */
  listSuppressions(
    id: string,
    query: ListSuppressionsQuery = {},
    options?: RequestOptions,
  ): Pages<Suppression, SuppressionList> {
    return this.api.list({ method: 'GET', path: pathText`/brand_checks/${id}/suppressions`, query, options });
  }

  /**
   * Accept findings: `POST /brand_checks/{id}/suppressions`.
   *
   * Accepts findings of a check, with a reason. Later checks leave them out of `findings`, and list them in `suppressed`; this check does not change. A finding that later occurs more often is reported again. Accepting a finding again replaces its suppression. Returns the beginning of the list.
   *
   * It needs one of the scopes brand:checks:write, brand:write.
   */
  acceptFindings(
    id: string,
    body: AcceptFindingsRequest,
    options?: RequestOptions,
  ): Pages<Suppression, SuppressionList> {
    return this.api.list({ method: 'POST', path: pathText`/brand_checks/${id}/suppressions`, body, options });
  }

  /**
   * Stop accepting a finding: `DELETE /brand_checks/{id}/suppressions/{finding_id}`.
   *
   * Deletes the suppressions of a finding, for the content of the check and for its `document`. Later checks report the finding again.
   *
   * It needs one of the scopes brand:checks:write, brand:write.
   */
  deleteSuppression(id: string, findingId: string, options?: RequestOptions): Call<DeletedSuppression> {
    return this.api.call({ method: 'DELETE', path: pathText`/brand_checks/${id}/suppressions/${findingId}`, options });
  }
}
