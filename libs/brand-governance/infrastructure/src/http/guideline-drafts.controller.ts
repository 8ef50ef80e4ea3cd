import { Body, Controller, Res } from '@nestjs/common';
import {
  ApplyGuidelineDraft,
  type ComparedDraft,
  DRAFT_DAYS,
  guidelineDraftResource,
  LearnGuideline,
  ReadGuidelineDraft,
} from '@livery/brand-governance-application';
import { type GuidelineDraftResource, guidelineDraftSchema } from '@livery/brand-governance-contracts';
import { CurrentPrincipal, Endpoint, IdParam, IfMatch, RequestSignal, setRevision, unlessSeen } from '@livery/http';
import type { Principal, Tenant } from '@livery/kernel';
import type { TransferableFile } from '@livery/file-transfer';
import type { Response } from 'express';
import { MAX_FILE_SIZE } from './document-body.ts';
import { DOCUMENT_ERRORS } from './document-errors.ts';
import { learnGuidelineBody } from './learn-guideline-body.ts';
import { LearnGuidelineRequest } from './learn-guideline.request.ts';

const READ = ['brand:read', 'brand:write'] as const;
const WRITE = ['brand:write'] as const;
const ETAG = {
  ETag: 'The revision of the guideline in force, for `If-Match`. Every change of a rule, a palette or a palette setting raises it.',
};

@Controller()
export class GuidelineDraftsController {
  constructor(
    private readonly learnGuideline: LearnGuideline<TransferableFile>,
    private readonly readGuidelineDraft: ReadGuidelineDraft,
    private readonly applyGuidelineDraft: ApplyGuidelineDraft,
  ) {}

  @Endpoint({
    method: 'POST',
    path: '/guidelines/learn',
    operationId: 'learnGuideline',
    area: 'Brand governance',
    summary: 'Learn a guideline from a template',
    description: `Reads a template (.potx, .pptx, .dotx or .docx) of at most ${MAX_FILE_SIZE} and proposes a guideline: palettes, fonts, sizes, layouts, pages, footers and the logo, each with the places where the template says it. The template is judged by the proposal; what it does against itself is listed in \`warnings\`. The draft is deleted after ${DRAFT_DAYS} days. Nothing else changes unless \`apply\` is true.`,
    scopes: WRITE,
    response: guidelineDraftSchema,
    headers: ETAG,
    ifMatch: true,
    body: learnGuidelineBody,
    limit: 'checks',
    idempotent: { isLong: true },
    errors: [
      'invalid_base64',
      ...DOCUMENT_ERRORS,
      'precondition_failed',
      'draft_not_applicable',
      'resource_conflict',
      'idempotency_key_in_use',
      'concurrency_limited',
    ],
  })
  async learn(
    @CurrentPrincipal() { tenant, actor }: Principal,
    @IfMatch() seenRevision: number | null,
    @Body() { content_type, content_base64, filename, apply }: LearnGuidelineRequest,
    @RequestSignal() signal: AbortSignal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GuidelineDraftResource> {
    const learnt = await this.learnGuideline.execute({
      tenant,
      requestedBy: actor,
      template: { format: content_type, bytes: content_base64, owner: tenant.organizationId, signal },
      filename: filename ?? null,
      apply: apply ?? false,
      seenRevision,
    });
    return answer(learnt, tenant, response);
  }

  @Endpoint({
    method: 'GET',
    path: '/guideline_drafts/:id',
    operationId: 'retrieveGuidelineDraft',
    area: 'Brand governance',
    summary: 'Retrieve a guideline draft',
    description:
      'Returns a draft. Until it is applied, `diff` says what applying it would change in the guideline that is in force now.',
    scopes: READ,
    response: guidelineDraftSchema,
    headers: ETAG,
    errors: ['resource_missing'],
  })
  async retrieve(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('draft') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GuidelineDraftResource | undefined> {
    const compared = await this.readGuidelineDraft.execute(tenant, id);
    return unlessSeen(response, compared, guidelineDraftResource(compared, tenant));
  }

  @Endpoint({
    method: 'POST',
    path: '/guideline_drafts/:id/apply',
    operationId: 'applyGuidelineDraft',
    area: 'Brand governance',
    summary: 'Apply a guideline draft',
    description:
      'Makes a draft the guideline, in one step: palettes and their settings are replaced, fonts are added by name, and rules of the types in the draft are replaced for the formats that they name. All other rules stay, such as those on terms. Send the ETag of the draft as `If-Match`, so that a guideline that was changed in the meantime is not overwritten.',
    scopes: WRITE,
    response: guidelineDraftSchema,
    headers: ETAG,
    ifMatch: true,
    errors: ['resource_missing', 'precondition_failed', 'draft_not_applicable', 'resource_conflict'],
  })
  async apply(
    @CurrentPrincipal() { tenant, actor }: Principal,
    @IdParam('draft') id: string,
    @IfMatch() seenRevision: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GuidelineDraftResource> {
    const applied = await this.applyGuidelineDraft.execute({ tenant, id, requestedBy: actor, seenRevision });
    return answer(applied, tenant, response);
  }
}

function answer(compared: ComparedDraft, tenant: Tenant, response: Response): GuidelineDraftResource {
  setRevision(response, compared);
  return guidelineDraftResource(compared, tenant);
}
