import { Body, Controller, Query } from '@nestjs/common';
import { IconSetRepository } from '@livery/content-application';
import { type ByteAnswer, CurrentPrincipal, Endpoint, IdParam, type SpooledFile, Upload } from '@livery/http';
import { type JobResource, jobResource, jobSchema } from '@livery/jobs';
import { type Principal, resourceMissing } from '@livery/kernel';
import { IconExports } from '../icons/icon-exports.ts';
import { IconImports } from '../icons/icon-imports.ts';
import { assetSource } from './asset-source.request.ts';
import { READ_LIBRARY, WRITE_ICONS } from './content-scopes.ts';
import { ExportIconsQuery, IMPORT_FORM, ImportIconsRequest } from './icon-transfer.request.ts';
import { uploadFormOrJson } from './upload-body.ts';

@Controller()
export class IconTransfersController {
  constructor(
    private readonly sets: IconSetRepository,
    private readonly imports: IconImports,
    private readonly exports: IconExports,
  ) {}

  @Endpoint({
    method: 'POST',
    path: '/icon_sets/:id/import',
    operationId: 'importIcons',
    area: 'Content management',
    summary: 'Import icons',
    description:
      'Starts a job that adds the icons of a zip archive of SVG files, or of an IconifyJSON, to a set: at most 10,000. Each is sanitised as in POST /icons. An icon whose slug the set has already becomes its next version, unless nothing differs, so that importing twice changes nothing. A set without a `licence` gets that of the IconifyJSON. An IconifyJSON has at most 16 MiB. The job fails if an archive contains no SVG files, and with `file_too_complex` if its icons take more than five minutes of processor time: those before stay. The `result` of the job has the numbers `imported`, `updated`, `skipped` and `refused`, and in `refusals` the name, the code and the reason of the first 100 refused icons. The uploaded file is deleted afterwards.',
    scopes: WRITE_ICONS,
    status: 202,
    response: jobSchema,
    body: uploadFormOrJson(IMPORT_FORM),
    errors: ['file_too_large', 'file_empty', 'content_type_mismatch', 'resource_missing', 'resource_conflict'],
  })
  async import(
    @CurrentPrincipal() { tenant, actor }: Principal,
    @IdParam('iconset') setId: string,
    @Upload() upload: SpooledFile | null,
    @Body() body: ImportIconsRequest,
  ): Promise<JobResource> {
    const source = assetSource(body, upload);
    return jobResource(await this.imports.start({ tenant, setId, source, requestedBy: actor }));
  }

  @Endpoint({
    method: 'GET',
    path: '/icon_sets/:id/export',
    operationId: 'exportIcons',
    area: 'Content management',
    summary: 'Export icons',
    description:
      'Returns all icons of a set in their own colours: as a zip archive of SVG files, as IconifyJSON, or as an SVG sprite. The same icons always give the same bytes.',
    scopes: READ_LIBRARY,
    answer: 'bytes',
    // IconifyJSON is no string to a reader who parses it.
    response: { description: 'The archive, the IconifyJSON or the sprite.' },
    errors: ['resource_missing', 'archive_too_large'],
  })
  async export(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('iconset') id: string,
    @Query() { format = 'zip' }: ExportIconsQuery,
  ): Promise<ByteAnswer> {
    const set = await this.sets.find(tenant, id);
    if (set === null) throw resourceMissing();
    return this.exports.export(set, format);
  }
}
