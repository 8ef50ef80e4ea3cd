export { AcceptedType } from './accepted-type.ts';
export { CheckAgain } from './check-again.ts';
export { clientAddress, clientNetwork } from './client-address.ts';
export { API_AREAS, type ApiArea } from './api-area.ts';
export { type ByteAnswer, type ByteRange, bytesSchema } from './answers/byte-answer.ts';
export type { EventsAnswer } from './answers/events-answer.ts';
export type { ServerSentEvent } from './answers/server-sent-event.ts';
export { contentDisposition } from './answers/content-disposition.ts';
export { assertAcceptable } from './body/assert-acceptable.ts';
export type { BodyReader } from './body/body-reader.ts';
export { fileTooLarge } from './body/file-too-large.ts';
export { jsonBody } from './body/json-body.ts';
export { jsonOrFormBody } from './body/json-or-form-body.ts';
export { formBody, type FormParameters, formText } from './body/form-body.ts';
export { type MultipartFile, readMultipart } from './body/multipart-body.ts';
export { parseJson } from './body/parse-json.ts';
export { readFile } from './body/read-file.ts';
export { readJsonWithBase64 } from './body/read-json-with-base64.ts';
export type { DashboardBuild } from './dashboard/missing-page.ts';
export { Dashboard, type DashboardOptions } from './dashboard/dashboard.ts';
export { dashboardRoutes } from './dashboard/dashboard-routes.ts';
export { Endpoint, endpointOf, type EndpointOptions, type IdempotencyOptions, takesBearer } from './endpoint.ts';
export { EndpointTable } from './endpoint-table.ts';
export { statusOf } from './errors/error-body.ts';
export { ErrorDialect } from './errors/error-dialect.ts';
export {
  cursorInvalid,
  insufficientScope,
  MethodNotAllowed,
  parameterUnknown,
  publishableKeyForbidden,
} from './errors/http.errors.ts';
export { declaredEndpoints } from './declared-endpoints.ts';
export { handlerParameters } from './handler-parameters.ts';
export { mediaTypeOf } from './guards/media-type.guard.ts';
export { hardenServer } from './harden-server.ts';
export { createHttpApplication } from './http-application.ts';
export { HttpModule } from './http.module.ts';
export { httpContribution } from './http.contribution.ts';
export { IdParam } from './id-param.ts';
export { healthRoutes, type Readiness } from './health.ts';
export { isRead } from './is-read.ts';
export { CreatedListQuery, createdRange } from './lists/created-list.query.ts';
export { CursorListQuery, pageRequest } from './lists/cursor-list.query.ts';
export {
  listEnvelope,
  type ListEnvelope,
  listSchema,
  offsetListEnvelope,
  type OffsetListEnvelope,
  offsetListSchema,
} from './lists/list-envelope.ts';
export { MAX_OFFSET, OffsetListQuery, offsetPageRequest, type OffsetPageRequest } from './lists/offset-list.query.ts';
export { isKnownVersion } from './answers/known-version.ts';
export { IfMatch } from './if-match.ts';
export { PrefersAsync } from './prefers-async.ts';
export type { PreferredWait } from './preferred-wait.ts';
export { RequestOrigin } from './request-origin.ts';
export { endOfWaiting, RequestSignal } from './request-signal.ts';
export { setRevision, unlessKnown, unlessSeen } from './set-revision.ts';
export type { ComponentSchemas, DocumentedSchema } from './openapi/component-schemas.ts';
export { openApiDocument } from './openapi/open-api-document.ts';
export { OpenApiModule } from './openapi/open-api.module.ts';
export { originOf } from './origin.ts';
export { withoutSecrets } from './requests/without-secrets.ts';
export { CurrentPrincipal } from './principal.ts';
export type { DelayPolicy } from './rate-limits/growing-delay.ts';
export { MemoryRateLimiter } from './rate-limits/memory-rate-limiter.ts';
export {
  type RateLimitDecision,
  type RateLimitDemand,
  RateLimiter,
  type ConcurrencySlot,
  type RateLimitPolicy,
} from './rate-limits/rate-limiter.ts';
export { DEFAULT_RATE_LIMITS, type Rate, type RateLimitOptions } from './rate-limits/rate-limits.ts';
export { AccessLog, openAccessLog } from './requests/access-log.ts';
export { type LoggedRequest, RequestLog } from './requests/request-log.ts';
export { openRateLimiter } from './rate-limits/open-rate-limiter.ts';
export { RedisRateLimiter } from './rate-limits/redis-rate-limiter.ts';
export { RequestValidation } from './request-validation.ts';
export { SpoolDirectory } from './spool/spool-directory.ts';
export { type SpooledFile, type SpooledForm, spoolForm } from './spool/spool-form.ts';
export { Upload, uploadBody, type UploadBodyOptions } from './spool/upload-body.ts';
export type { UploadLimits } from './spool/upload-progress.ts';
export { StaticDocument } from './static-document.ts';
