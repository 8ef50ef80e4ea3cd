import { createHash } from 'node:crypto';
import { Controller, Req, Res } from '@nestjs/common';
import type { JsonSchema } from '@livery/kernel';
import type { Request, Response } from 'express';
import { Endpoint } from '../endpoint.ts';

const documentSchema: JsonSchema = {
  title: 'OpenApiDocument',
  description: 'A document of OpenAPI 3.1.',
  type: 'object',
  properties: { openapi: { type: 'string', pattern: '^3\\.1\\.' } },
  required: ['openapi'],
  additionalProperties: true,
  examples: [{ openapi: '3.1.1' }],
};

/** The document that is served, made when it is first asked for. */
export class OpenApiText {
  private made: { readonly text: string; readonly tag: string } | undefined;

  constructor(private readonly make: () => string) {}

  /** With its entity tag (RFC 9110, section 8.8.3), strong. */
  read(): { readonly text: string; readonly tag: string } {
    this.made ??= withTag(this.make());
    return this.made;
  }
}

function withTag(text: string): { readonly text: string; readonly tag: string } {
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

@Controller()
export class OpenApiController {
  constructor(private readonly document: OpenApiText) {}

  @Endpoint({
    method: 'GET',
    path: '/openapi.json',
    operationId: 'retrieveOpenApiDocument',
    area: 'Discovery',
    summary: 'Retrieve this document',
    description: 'The contract of the whole service in OpenAPI 3.1. Needs no credential.',
    scopes: 'public',
    response: documentSchema,
    otherStatuses: { 304: { description: 'The document is still the one of `If-None-Match`.', isEmpty: true } },
    headers: { ETag: 'Names this text of the document.', 'Cache-Control': 'How long it may be kept.' },
  })
  retrieve(@Req() request: Request, @Res() response: Response): void {
    const { text, tag } = this.document.read();
    response.set({ ETag: tag, 'Cache-Control': 'public, max-age=300' });
    if (request.fresh) response.status(304).end();
    else response.type('json').send(text);
  }
}
