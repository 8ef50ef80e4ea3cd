import { Body, Controller } from '@nestjs/common';
import { OfferedBlobs } from '@livery/blobs';
import {
  BrandCheckRepository,
  brandCheckFixResource,
  FixBrandCheck,
  triedFixResource,
} from '@livery/brand-governance-application';
import { type BrandCheckFixResource, brandCheckFixSchema } from '@livery/brand-governance-contracts';
import { type BrandCheckFix, DOCUMENT_MEDIA_TYPES, ParameterInvalid } from '@livery/brand-governance-domain';
import type { TransferableFile } from '@livery/file-transfer';
import {
  AcceptedType,
  type ByteAnswer,
  bytesSchema,
  CurrentPrincipal,
  Endpoint,
  IdParam,
  RequestOrigin,
  RequestSignal,
} from '@livery/http';
import { type Principal, resourceMissing } from '@livery/kernel';
import { FixLinks, KeptFixes } from '../fixing/fix-links.ts';
import { DOCUMENT_ERRORS } from './document-errors.ts';
import { FixBrandCheckRequest, fixRequest } from './fix-brand-check.request.ts';

const READ = ['brand:read', 'brand:checks:write', 'brand:write'] as const;
const WRITE = ['brand:checks:write', 'brand:write'] as const;

/** The media types by which a caller asks for the fixed document itself. It is sent with its own if another one of its family was asked for. */
const DOCUMENTS = Object.fromEntries(
  Object.values(DOCUMENT_MEDIA_TYPES)
    .flat()
    .map((type) => [type, bytesSchema]),
);

/** Fixes of the documents that are kept after their checks. */
@Controller()
export class BrandCheckFixesController {
  constructor(
    private readonly fixBrandCheck: FixBrandCheck<TransferableFile>,
    private readonly fixes: KeptFixes,
    private readonly links: FixLinks,
    private readonly offered: OfferedBlobs,
    private readonly brandChecks: BrandCheckRepository,
  ) {}

  @Endpoint({
    method: 'POST',
    path: '/brand_checks/:id/fix',
    operationId: 'fixBrandCheck',
    area: 'Brand governance',
    summary: 'Fix the document of a brand check',
    description:
      'Changes the kept document of a check so that its findings are gone, by the rules of that check, and checks the result. A change that leaves its finding, that causes a finding where there was none of its type, or that makes text hard to read, or harder than it was, is taken back and listed in `declined`. Everything else in the file stays as it is. The result is kept like the document of any check, and has a check of its own. Accept the media type of Office documents to get the file itself.',
    scopes: WRITE,
    response: brandCheckFixSchema,
    alternatives: DOCUMENTS,
    file: { prefix: 'brand_check_fix', open: 'open', of: { prefix: 'brand_check', types: 'mediaTypes' } },
    headers: { 'Content-Disposition': 'The name of the file, if the response is not JSON.' },
    limit: 'checks',
    idempotent: { isLong: true },
    errors: [
      'resource_missing',
      'resource_conflict',
      'document_not_kept',
      'document_signed',
      ...DOCUMENT_ERRORS,
      'idempotency_key_in_use',
      'concurrency_limited',
    ],
  })
  async fix(
    @CurrentPrincipal() { tenant, actor }: Principal,
    @IdParam('brand_check') checkId: string,
    @Body() body: FixBrandCheckRequest,
    @AcceptedType() type: string,
    @RequestOrigin() origin: string,
    @RequestSignal() signal: AbortSignal,
  ): Promise<BrandCheckFixResource> {
    const input = { tenant, requestedBy: actor, checkId, request: fixRequest(body), signal };
    const isTried = body.dry_run ?? false;
    if (isTried && type !== 'application/json') {
      throw new ParameterInvalid('dry_run', 'A fix that is only tried has no file. Accept application/json.');
    }
    if (isTried) return triedFixResource(await this.fixBrandCheck.tryOut(input));
    const fix = await this.fixBrandCheck.execute(input);
    return brandCheckFixResource(fix, this.links.to(fix, origin));
  }

  @Endpoint({
    method: 'GET',
    path: '/brand_check_fixes/:id',
    operationId: 'retrieveBrandCheckFix',
    area: 'Brand governance',
    summary: 'Retrieve a fix of a brand check',
    description:
      'Returns a fix as it was returned when the document was fixed, with a new link to the file. `file` is null once the document is not kept any more.',
    scopes: READ,
    response: brandCheckFixSchema,
    errors: ['resource_missing'],
  })
  async retrieve(
    @CurrentPrincipal() principal: Principal,
    @IdParam('brand_check_fix') id: string,
    @RequestOrigin() origin: string,
  ): Promise<BrandCheckFixResource> {
    const fix = await this.found(principal, id);
    return brandCheckFixResource(fix, (await this.fixes.isKept(fix)) ? this.links.to(fix, origin) : null);
  }

  /** The media types that the fixed document of a check can have: all of its family, as the fix may remove macros. */
  async mediaTypes({ tenant }: Principal, checkId: string): Promise<readonly string[]> {
    const check = await this.brandChecks.find(tenant, checkId);
    if (check === null) throw resourceMissing();
    return DOCUMENT_MEDIA_TYPES[check.format];
  }

  /** The file of a fix. */
  async open(principal: Principal, id: string): Promise<ByteAnswer> {
    const { tenant, file } = await this.found(principal, id);
    return this.offered.answer(tenant, file);
  }

  private async found({ tenant }: Principal, id: string): Promise<BrandCheckFix> {
    const fix = await this.fixes.find(tenant, id);
    if (fix === null) throw resourceMissing();
    return fix;
  }
}
