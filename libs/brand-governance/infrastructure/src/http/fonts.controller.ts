import { Body, Controller, Query, Res } from '@nestjs/common';
import { FontRepository, fontResource, RegisterFont } from '@livery/brand-governance-application';
import { type FontResource, fontSchema } from '@livery/brand-governance-contracts';
import {
  CreatedListQuery,
  createdRange,
  CurrentPrincipal,
  Endpoint,
  IdParam,
  listEnvelope,
  type ListEnvelope,
  listSchema,
  pageRequest,
  setRevision,
} from '@livery/http';
import { mapPage, type Principal, resourceMissing } from '@livery/kernel';
import type { Response } from 'express';
import { READ_FONTS, WRITE_FONTS } from './brand-scopes.ts';
import { fontDraft, RegisterFontRequest } from './register-font.request.ts';

const ETAG = { ETag: 'The revision of the font, for `If-Match`.' };

@Controller()
export class FontsController {
  constructor(
    private readonly fonts: FontRepository,
    private readonly registerFont: RegisterFont,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/fonts',
    operationId: 'listFonts',
    area: 'Brand governance',
    summary: 'List fonts',
    description: 'Lists the approved fonts, newest first.',
    scopes: READ_FONTS,
    response: listSchema(fontSchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: CreatedListQuery,
  ): Promise<ListEnvelope<FontResource>> {
    const page = await this.fonts.list(tenant, createdRange(query), pageRequest(query, 'font'));
    return listEnvelope(
      mapPage(page, (font) => fontResource(font, tenant)),
      '/fonts',
    );
  }

  @Endpoint({
    method: 'GET',
    path: '/fonts/:id',
    operationId: 'retrieveFont',
    area: 'Brand governance',
    summary: 'Retrieve a font',
    description: 'Returns one approved font.',
    scopes: READ_FONTS,
    response: fontSchema,
    headers: ETAG,
    errors: ['resource_missing'],
  })
  async retrieve(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('font') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FontResource> {
    const font = await this.fonts.find(tenant, id);
    if (font === null) throw resourceMissing();
    setRevision(response, font);
    return fontResource(font, tenant);
  }

  @Endpoint({
    method: 'POST',
    path: '/fonts',
    operationId: 'registerFont',
    area: 'Brand governance',
    summary: 'Approve a font',
    description: 'Approves a font by its name. Fields that you leave out get their defaults.',
    scopes: WRITE_FONTS,
    status: 201,
    response: fontSchema,
    headers: ETAG,
    errors: ['resource_conflict'],
  })
  async register(
    @CurrentPrincipal() { tenant, actor }: Principal,
    @Body() body: RegisterFontRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FontResource> {
    const font = await this.registerFont.execute({ tenant, font: fontDraft(body), requestedBy: actor });
    setRevision(response, font);
    return fontResource(font, tenant);
  }
}
