import { Controller, Query } from '@nestjs/common';
import {
  createdRange,
  CurrentPrincipal,
  Endpoint,
  IdParam,
  listEnvelope,
  type ListEnvelope,
  listSchema,
  pageRequest,
} from '@livery/http';
import { mapPage, type Principal, resourceMissing } from '@livery/kernel';
import { RequestArchive, requestLogResource } from '@livery/platform-application';
import { type RequestLogResource, requestLogSchema } from '@livery/platform-contracts';
import { ListRequestLogsQuery, statusRange } from './list-request-logs.query.ts';
import { READ_PLATFORM } from './platform-scopes.ts';

@Controller()
export class RequestLogsController {
  constructor(private readonly requests: RequestArchive) {}

  @Endpoint({
    method: 'GET',
    path: '/request_logs',
    operationId: 'listRequestLogs',
    area: 'Platform',
    summary: 'List request logs',
    description:
      'Lists the write requests and the failed requests of the last 30 days, newest first. An entry appears about a second after the response. `status` selects one HTTP status, or a class of them, such as `4xx`.',
    scopes: READ_PLATFORM,
    response: listSchema(requestLogSchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: ListRequestLogsQuery,
  ): Promise<ListEnvelope<RequestLogResource>> {
    const filter = {
      status: statusRange(query.status),
      method: query.method ?? null,
      code: query.code ?? null,
      path: query.path ?? null,
      principal: query.principal ?? null,
      created: createdRange(query),
    };
    const page = await this.requests.list(tenant, filter, pageRequest(query, 'req'));
    return listEnvelope(mapPage(page, requestLogResource), '/request_logs');
  }

  @Endpoint({
    method: 'GET',
    path: '/request_logs/:id',
    operationId: 'retrieveRequestLog',
    area: 'Platform',
    summary: 'Retrieve a request log',
    description: 'Returns the entry of one request. The id is the value of the header `Request-Id` of the response.',
    scopes: READ_PLATFORM,
    response: requestLogSchema,
    errors: ['resource_missing'],
  })
  async retrieve(@CurrentPrincipal() { tenant }: Principal, @IdParam('req') id: string): Promise<RequestLogResource> {
    const request = await this.requests.find(tenant, id);
    if (request === null) throw resourceMissing();
    return requestLogResource(request);
  }
}
