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

/** The text of the document that is served. */
export class OpenApiText {
  /** Of RFC 9110, strong. */
  readonly tag: string;

  constructor(readonly text: string) {
    this.tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  }
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
    response.set({ ETag: this.document.tag, 'Cache-Control': 'public, max-age=300' });
    if (request.fresh) response.status(304).end();
    else response.type('json').send(this.document.text);
  }
}
