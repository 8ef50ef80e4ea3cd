import { Controller } from '@nestjs/common';
import { DropDocument } from '@livery/brand-governance-application';
import { CurrentPrincipal, Endpoint, IdParam } from '@livery/http';
import { type FromSchema, idSchema, namedSchema, type Principal, publicId } from '@livery/kernel';

const WRITE = ['brand:checks:write', 'brand:write'] as const;

const droppedSchema = namedSchema({
  title: 'DeletedBrandCheckDocument',
  description: 'The check whose document was deleted.',
  properties: {
    id: idSchema('brand_check'),
    object: { const: 'brand_check_document' },
    deleted: { const: true },
  },
  example: { id: 'brand_check_0350tEyI9WPdaV8SfnABZa', object: 'brand_check_document', deleted: true },
});

/** The documents that are kept after their checks. */
@Controller()
export class BrandCheckDocumentsController {
  constructor(private readonly dropDocument: DropDocument) {}

  @Endpoint({
    method: 'DELETE',
    path: '/brand_checks/:id/document',
    operationId: 'deleteBrandCheckDocument',
    area: 'Brand governance',
    summary: 'Delete the document of a brand check',
    description:
      'Deletes the document that was kept for a check. From then on nobody can read it, and its bytes are removed within about an hour. The check and its findings stay. Other checks of the same content have no document then, either; one that is pending is still judged, and does not keep it. Fixed documents that were made of it go with it, and links to them open nothing any more. What stays are the words that findings quote.',
    scopes: WRITE,
    response: droppedSchema,
    errors: ['resource_missing'],
  })
  async drop(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('brand_check') id: string,
  ): Promise<FromSchema<typeof droppedSchema>> {
    await this.dropDocument.execute(tenant, id);
    return { id: publicId('brand_check', id), object: 'brand_check_document', deleted: true };
  }
}
