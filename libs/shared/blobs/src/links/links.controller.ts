import { Controller, Param, Query } from '@nestjs/common';
import { type ByteAnswer, bytesSchema, Endpoint } from '@livery/http';
import type { JsonSchema } from '@livery/kernel';
import { RenditionQuery, wantedRendition } from '../renditions/rendition.query.ts';
import { OpenLink } from './open-link.ts';

/** The token as the documentation describes it. Whether it is authentic is decided when it is opened. */
const TOKEN = {
  schema: {
    type: 'string',
    pattern: '^lnk_[A-Za-z0-9_-]+$',
    examples: ['lnk_0350tEyI3ThR2kZQtU0Oni'],
  } satisfies JsonSchema,
  transform: (token: string): string => token,
};

@Controller()
export class LinksController {
  constructor(private readonly openLink: OpenLink) {}

  @Endpoint({
    method: 'GET',
    path: '/links/:token',
    operationId: 'openLink',
    area: 'Content management',
    summary: 'Open a signed link',
    description:
      'Returns the file that a signed link leads to. You get such links in records, for example in `open_url`; use them as they ' +
      'are. No credential is needed, so give a link only to people who may see the file. A link can be opened for at least an ' +
      'hour, unless the record is deleted before or the organization is suspended. A link that a publishable key was given also ends when the record is replaced, or may ' +
      'no longer be released. `public_url` of a library asset is a link that you may store and publish: it opens the current content as long as ' +
      'that is approved for release. With `width`, `height`, `fit` or `format`, a link to a library asset returns a picture of it, as ' +
      '`GET /library_assets/{id}/preview` does.',
    scopes: 'public',
    answer: 'bytes',
    response: bytesSchema,
    errors: ['resource_missing', 'link_expired'],
  })
  open(@Param('token', TOKEN) token: string, @Query() query: RenditionQuery): Promise<ByteAnswer> {
    return this.openLink.execute(token, wantedRendition(query));
  }
}
