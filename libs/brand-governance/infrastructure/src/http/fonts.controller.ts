import { Body, Controller, Query, Res } from '@nestjs/common';
import { FontRepository, fontResource, RegisterFont, RegisterFontFile } from '@livery/brand-governance-application';
import { type FontResource, fontSchema } from '@livery/brand-governance-contracts';
import { type Font, ParameterMissing } from '@livery/brand-governance-domain';
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
  RequestSignal,
  setRevision,
  type SpooledFile,
  Upload,
  uploadBody,
  unlessKnown,
} from '@livery/http';
import { mapPage, type Principal, resourceMissing } from '@livery/kernel';
import type { Response } from 'express';
import { READ_FONTS, WRITE_FONTS } from './brand-scopes.ts';
import { CreateFontRequest, FONT_FORM, fontChange } from './register-font.request.ts';

const MAX_FONT_BYTES = 10_485_760;
/** The texts of the form that are JSON, each with an example for errors. */
const PARSED = {
  weight: '400',
  roles: '["body"]',
  scripts: '["latin"]',
  fallbacks: '["Arial"]',
  metadata: '{"licence":"OFL"}',
};
const FONT_BODY = uploadBody({ form: FONT_FORM, maxFileBytes: MAX_FONT_BYTES, acceptsJson: true, parsed: PARSED });
const ETAG = { ETag: 'The revision of the font, for `If-Match`.' };

@Controller()
export class FontsController {
  constructor(
    private readonly fonts: FontRepository,
    private readonly registerFont: RegisterFont,
    private readonly registerFontFile: RegisterFontFile,
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
  ): Promise<FontResource | undefined> {
    const font = await this.fonts.find(tenant, id);
    if (font === null) throw resourceMissing();
    return unlessKnown(response, font, fontResource(font, tenant));
  }

  @Endpoint({
    method: 'POST',
    path: '/fonts',
    operationId: 'registerFont',
    area: 'Brand governance',
    summary: 'Approve a font',
    description:
      'Approves a font by its name, or by its file: send JSON, or a form with the file. The names, the style, the weight, the scripts and the right to embed are read in the file; what you send besides wins over it. Fields that you leave out get their defaults.',
    scopes: WRITE_FONTS,
    status: 201,
    response: fontSchema,
    headers: ETAG,
    body: FONT_BODY,
    errors: ['resource_conflict', 'file_too_large', 'font_invalid'],
  })
  async register(
    @CurrentPrincipal() principal: Principal,
    @RequestSignal() signal: AbortSignal,
    @Upload() upload: SpooledFile | null,
    @Body() body: CreateFontRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FontResource> {
    const font = await this.registered(principal, upload, body, signal);
    setRevision(response, font);
    return fontResource(font, principal.tenant);
  }

  private registered(
    { tenant, actor: requestedBy }: Principal,
    upload: SpooledFile | null,
    { filename, ...body }: CreateFontRequest,
    signal: AbortSignal,
  ): Promise<Font> {
    const font = fontChange(body);
    if (upload !== null) {
      const order = { tenant, upload, filename: filename ?? undefined, font, requestedBy, signal };
      return this.registerFontFile.execute(order);
    }
    if (font.name === undefined) throw new ParameterMissing('name');
    return this.registerFont.execute({ tenant, font: { ...font, name: font.name }, requestedBy });
  }
}
