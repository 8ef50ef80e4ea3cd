import { Body, Controller, Res } from '@nestjs/common';
import { ChangeFont, DeleteFont, fontResource } from '@livery/brand-governance-application';
import { type FontResource, fontSchema } from '@livery/brand-governance-contracts';
import { CurrentPrincipal, Endpoint, IdParam, IfMatch, setRevision } from '@livery/http';
import { type FromSchema, idSchema, namedSchema, type Principal, publicId } from '@livery/kernel';
import type { Response } from 'express';
import { WRITE_FONTS } from './brand-scopes.ts';
import { fontChange, UpdateFontRequest } from './register-font.request.ts';

const deletedSchema = namedSchema({
  title: 'DeletedFont',
  description: 'A font that was deleted.',
  properties: { id: idSchema('font'), object: { const: 'font' }, deleted: { const: true } },
  example: { id: fontSchema.examples[0].id, object: 'font', deleted: true },
});

/** How fonts are changed and deleted. */
@Controller()
export class FontRecordsController {
  constructor(
    private readonly changeFont: ChangeFont,
    private readonly deleteFont: DeleteFont,
  ) {}

  @Endpoint({
    method: 'PATCH',
    path: '/fonts/:id',
    operationId: 'updateFont',
    area: 'Brand governance',
    summary: 'Update a font',
    description: 'Changes what is said about a font. What you leave out stays, and so does its file.',
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
