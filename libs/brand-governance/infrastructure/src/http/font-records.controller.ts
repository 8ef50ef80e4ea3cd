import { Body, Controller, Res } from '@nestjs/common';
import { OfferedBlobs } from '@livery/blobs';
import { ChangeFont, DeleteFont, FontRepository, fontResource } from '@livery/brand-governance-application';
import { type FontResource, fontSchema } from '@livery/brand-governance-contracts';
import { type ByteAnswer, bytesSchema, CurrentPrincipal, Endpoint, IdParam, IfMatch, setRevision } from '@livery/http';
import {
  DomainError,
  type FromSchema,
  idSchema,
  namedSchema,
  type Principal,
  publicId,
  resourceMissing,
} from '@livery/kernel';
import type { Response } from 'express';
import { READ_FONTS, WRITE_FONTS } from './brand-scopes.ts';
import { fontChange, UpdateFontRequest } from './register-font.request.ts';

const deletedSchema = namedSchema({
  title: 'DeletedFont',
  description: 'A font that was deleted.',
  properties: { id: idSchema('font'), object: { const: 'font' }, deleted: { const: true } },
  example: { id: fontSchema.examples[0].id, object: 'font', deleted: true },
});

const WITHOUT_FILE = 'The font is approved by its name alone, and has no file.';

/** Single fonts: their files, and how they are changed and deleted. */
@Controller()
export class FontRecordsController {
  constructor(
    private readonly fonts: FontRepository,
    private readonly offered: OfferedBlobs,
    private readonly changeFont: ChangeFont,
    private readonly deleteFont: DeleteFont,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/fonts/:id/file',
    operationId: 'downloadFont',
    area: 'Brand governance',
    summary: 'Download the file of a font',
    description:
      'Returns the bytes of the file as they were uploaded. A font that was approved by its name alone has none.',
    scopes: READ_FONTS,
    answer: 'bytes',
    response: bytesSchema,
    errors: ['resource_missing'],
  })
  async file(@CurrentPrincipal() { tenant }: Principal, @IdParam('font') id: string): Promise<ByteAnswer> {
    const font = await this.fonts.find(tenant, id);
    if (font === null) throw resourceMissing();
    const { file } = font;
    if (file === null) throw new DomainError('missing', 'resource_missing', WITHOUT_FILE);
    const { filename, contentType: mediaType, sha256 } = file;
    return this.offered.answer(tenant, { sha256, filename, mediaType });
  }

  @Endpoint({
    method: 'PATCH',
    path: '/fonts/:id',
    operationId: 'updateFont',
    area: 'Brand governance',
    summary: 'Update a font',
    description:
      'Changes what is said about a font. What you leave out stays. The file of a font cannot be changed: register another font for another file.',
    scopes: WRITE_FONTS,
    response: fontSchema,
    headers: { ETag: 'The revision of the font, for `If-Match`.' },
    ifMatch: true,
    errors: ['resource_missing', 'precondition_failed'],
  })
  async update(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('font') id: string,
    @IfMatch() seenRevision: number | null,
    @Body() body: UpdateFontRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FontResource> {
    const font = await this.changeFont.execute({ tenant, id, change: fontChange(body), seenRevision });
    setRevision(response, font);
    return fontResource(font, tenant);
  }

  @Endpoint({
    method: 'DELETE',
    path: '/fonts/:id',
    operationId: 'deleteFont',
    area: 'Brand governance',
    summary: 'Delete a font',
    description: 'Deletes a font and its file. Documents may no longer use it.',
    scopes: WRITE_FONTS,
    response: deletedSchema,
    ifMatch: true,
    errors: ['resource_missing', 'precondition_failed'],
  })
  async delete(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('font') id: string,
    @IfMatch() seenRevision: number | null,
  ): Promise<FromSchema<typeof deletedSchema>> {
    await this.deleteFont.execute({ tenant, id, seenRevision });
    return { id: publicId('font', id), object: 'font', deleted: true };
  }
}
