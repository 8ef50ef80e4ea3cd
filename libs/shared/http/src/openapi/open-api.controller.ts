import { Controller, Req, Res } from '@nestjs/common';
import type { JsonSchema } from '@livery/kernel';
import type { Request, Response } from 'express';
import { Endpoint } from '../endpoint.ts';
import { StaticDocument } from '../static-document.ts';

const documentSchema: JsonSchema = {
  title: 'OpenApiDocument',
  description: 'An OpenAPI 3.1 document.',
  type: 'object',
  properties: { openapi: { type: 'string', pattern: '^3\\.1\\.' } },
  required: ['openapi'],
  additionalProperties: true,
  examples: [{ openapi: '3.1.1' }],
};

/** Serves the document. It is generated at the first request. */
export class OpenApiText {
  private made: StaticDocument | undefined;

  constructor(private readonly make: () => string) {}

  send(request: Request, response: Response): Promise<void> {
    this.made ??= new StaticDocument('application/json; charset=utf-8', this.make(), 'public, max-age=300');
    return this.made.send(request, response);
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
    description: 'Returns the OpenAPI 3.1 document of the whole service. No credential is needed.',
    scopes: 'public',
    response: documentSchema,
    otherStatuses: {
      304: { description: 'The document has not changed. It still matches `If-None-Match`.', isEmpty: true },
    },
    headers: {
      ETag: 'Identifies this version of the document.',
      'Cache-Control': 'How long the response can be cached.',
    },
  })
  retrieve(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.document.send(request, response);
  }
}
