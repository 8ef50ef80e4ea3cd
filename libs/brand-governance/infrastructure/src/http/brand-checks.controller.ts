import { Body, Controller, Query, Res } from '@nestjs/common';
import {
  AcceptBrandCheck,
  BrandCheckRepository,
  brandCheckResource,
  RunBrandCheck,
} from '@livery/brand-governance-application';
import { type BrandCheckResource, brandCheckSchema } from '@livery/brand-governance-contracts';
import {
  createdRange,
  CurrentPrincipal,
  Endpoint,
  IdParam,
  listEnvelope,
  type ListEnvelope,
  listSchema,
  pageRequest,
  PrefersAsync,
  RequestSignal,
} from '@livery/http';
import { mapPage, type Principal, resourceMissing } from '@livery/kernel';
import type { TransferableFile } from '@livery/file-transfer';
import type { Response } from 'express';
import { brandCheckBody } from './brand-check-body.ts';
import { MAX_FILE_SIZE } from './document-body.ts';
import { DOCUMENT_ERRORS } from './document-errors.ts';
import { CHECK_SCOPES } from './check-scopes.ts';
import { creatorOf, ListBrandChecksQuery } from './list-brand-checks.query.ts';
import { baselineId, RunBrandCheckRequest } from './run-brand-check.request.ts';

const READ = ['brand:read', 'brand:write', 'brand:checks:write'] as const;

@Controller()
export class BrandChecksController {
  constructor(
    private readonly brandChecks: BrandCheckRepository,
    private readonly runBrandCheck: RunBrandCheck<TransferableFile>,
    private readonly acceptBrandCheck: AcceptBrandCheck<TransferableFile>,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/brand_checks',
    operationId: 'listBrandChecks',
    area: 'Brand governance',
    summary: 'List brand checks',
    description: 'Lists brand checks with their findings, newest first.',
    scopes: READ,
    response: listSchema(brandCheckSchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: ListBrandChecksQuery,
  ): Promise<ListEnvelope<BrandCheckResource>> {
    const filter = {
      status: query.status ?? null,
      format: query.content_type ?? null,
      document: query.document ?? null,
      text: query.q ?? null,
      createdBy: creatorOf(query),
      created: createdRange(query),
    };
    const page = await this.brandChecks.list(tenant, filter, pageRequest(query, 'brand_check'));
    return listEnvelope(mapPage(page, brandCheckResource), '/brand_checks');
  }

  @Endpoint({
    method: 'GET',
    path: '/brand_checks/:id',
    operationId: 'retrieveBrandCheck',
    area: 'Brand governance',
    summary: 'Retrieve a brand check',
    description:
      'Returns a check as it was returned when the document was checked; only `document_kept_until` may have changed.',
    scopes: READ,
    response: brandCheckSchema,
    errors: ['resource_missing'],
  })
  async retrieve(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('brand_check') id: string,
  ): Promise<BrandCheckResource> {
    const check = await this.brandChecks.find(tenant, id);
    if (check === null) throw resourceMissing();
    return brandCheckResource(check);
  }

  @Endpoint({
    method: 'POST',
    path: '/brand_checks',
    operationId: 'runBrandCheck',
    area: 'Brand governance',
    summary: 'Check a document against the brand',
    description: `Checks a presentation or text document of at most ${MAX_FILE_SIZE} against the current rules, palettes and fonts, and returns the findings. The check is stored, the document is kept for reports, fixes and simulations unless \`keep\` is false, and the event \`brand.check.completed\` refers to it. With \`Prefer: respond-async\` the response is 202 with the \`pending\` check, and a worker judges the document by the rules of that moment. Send JSON with the document in base64, a form with the file, or the document itself with its own media type.`,
    scopes: CHECK_SCOPES,
    response: brandCheckSchema,
    respondsAsync: true,
    body: brandCheckBody,
    limit: 'checks',
    idempotent: { isLong: true, immutable: { prefix: 'brand_check', retrieve: 'retrieve' } },
    errors: ['invalid_base64', ...DOCUMENT_ERRORS, 'idempotency_key_in_use', 'concurrency_limited'],
  })
  async run(
    @CurrentPrincipal() { tenant, actor }: Principal,
    @Body() { content_type, content_base64, filename, document, baseline, metadata, keep }: RunBrandCheckRequest,
    @PrefersAsync() isAsync: boolean,
    @RequestSignal() signal: AbortSignal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BrandCheckResource> {
    const input = {
      tenant,
      requestedBy: actor,
      document: { format: content_type, bytes: content_base64, owner: tenant.organizationId, signal },
      filename: filename ?? null,
      name: document ?? null,
      baselineId: baselineId(baseline),
      keep: keep ?? true,
      ...(metadata && { metadata }),
    };
    if (!isAsync) return brandCheckResource(await this.runBrandCheck.execute(input));
    const accepted = await this.acceptBrandCheck.execute(input);
    response.status(202);
    return brandCheckResource(accepted);
  }
}
