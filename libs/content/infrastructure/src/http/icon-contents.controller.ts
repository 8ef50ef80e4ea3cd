import { Body, Controller, Query, Res } from '@nestjs/common';
import { IconRepository, iconResource, ReplaceIcon } from '@livery/content-application';
import { type IconResource, iconSchema } from '@livery/content-contracts';
import {
  type ByteAnswer,
  bytesSchema,
  CurrentPrincipal,
  Endpoint,
  IdParam,
  IfMatch,
  RequestOrigin,
  RequestSignal,
  setRevision,
  type SpooledFile,
  Upload,
} from '@livery/http';
import { type Principal, resourceMissing } from '@livery/kernel';
import type { Response } from 'express';
import { IconShelf } from '../icons/icon-shelf.ts';
import { LibraryLinkFactory } from '../links/library-link-factory.ts';
import { ADD_VERSION_FORM, AddAssetVersionRequest } from './add-asset-version.request.ts';
import { assetSource } from './asset-source.request.ts';
import { READ_LIBRARY, WRITE_ICONS } from './content-scopes.ts';
import { iconStyle } from './icon-style.ts';
import { IconSvgQuery } from './icon.request.ts';
import { uploadFormOrJson } from './upload-body.ts';

/** The drawings of icons: how they are read and replaced. */
@Controller()
export class IconContentsController {
  constructor(
    private readonly shelf: IconShelf,
    private readonly icons: IconRepository,
    private readonly replaceIcon: ReplaceIcon,
    private readonly links: LibraryLinkFactory,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/icons/:id/svg',
    operationId: 'downloadIcon',
    area: 'Content management',
    summary: 'Download the SVG of an icon',
    description:
      'Returns the sanitised SVG: in the colour that you ask for, or as the icon says. A colour replaces every paint of the icon except `none`.',
    scopes: READ_LIBRARY,
    answer: 'bytes',
    response: { ...bytesSchema, contentMediaType: 'image/svg+xml' },
    errors: ['resource_missing'],
  })
  async svg(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('icon') id: string,
    @Query() query: IconSvgQuery,
  ): Promise<ByteAnswer> {
    const { icon, asset } = await this.shelf.find(tenant, id);
    return this.shelf.svg(asset, iconStyle(query, icon));
  }

  @Endpoint({
    method: 'POST',
    path: '/icons/:id/versions',
    operationId: 'addIconVersion',
    area: 'Content management',
    summary: 'Replace the drawing of an icon',
    description:
      'Gives an icon another SVG, as a new version of its library asset. It is sanitised like that of a new icon. Name, slug and colours stay. An approval of the previous drawing becomes stale. Send a form with the file, or JSON with the id of a file that was uploaded before, which is deleted then.',
    scopes: WRITE_ICONS,
    status: 201,
    response: iconSchema,
    headers: { ETag: 'The revision of the icon, for `If-Match`.' },
    ifMatch: true,
    body: uploadFormOrJson(ADD_VERSION_FORM),
    errors: [
      'file_too_large',
      'file_corrupt',
      'svg_unsafe',
      'xml_too_complex',
      'resource_missing',
      'resource_conflict',
      'precondition_failed',
    ],
  })
  async replace(
    @CurrentPrincipal() { tenant, actor: requestedBy }: Principal,
    @RequestOrigin() origin: string,
    @IdParam('icon') id: string,
    @IfMatch() seenRevision: number | null,
    @RequestSignal() signal: AbortSignal,
    @Upload() upload: SpooledFile | null,
    @Body() body: AddAssetVersionRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<IconResource> {
    const source = assetSource(body, upload);
    if ((await this.icons.find(tenant, id)) === null) throw resourceMissing();
    const note = body.note ?? '';
    const drawn = await this.replaceIcon.execute({ tenant, id, source, note, seenRevision, requestedBy, signal });
    setRevision(response, drawn.asset);
    return iconResource(drawn.icon, drawn.asset, this.links.for({ origin, isPublic: false }), drawn.preview);
  }
}
