import { Body, Controller } from '@nestjs/common';
import { type BulkResult, ChangeAssetsInBulk } from '@livery/content-application';
import { parameterInvalid } from '@livery/content-domain';
import { CurrentPrincipal, Endpoint } from '@livery/http';
import {
  type FromSchema,
  namedSchema,
  parsePublicId,
  type Principal,
  recordSchema,
  resourceMissing,
} from '@livery/kernel';
import { bulkOperation, ChangeAssetsInBulkRequest } from './change-assets-in-bulk.request.ts';
import { WRITE_LIBRARY } from './content-scopes.ts';

const bulkResultSchema = namedSchema({
  title: 'BulkResult',
  description: 'What became of each asset of a bulk operation, in the order of the request.',
  properties: {
    results: {
      type: 'array',
      items: recordSchema({
        id: { type: 'string' },
        status: { enum: ['succeeded', 'failed'] },
        error: {
          anyOf: [recordSchema({ code: { type: 'string' }, message: { type: 'string' } }), { type: 'null' }],
          description: 'Why the operation was impossible for this asset, which stays as it was. Null if it succeeded.',
        },
      }),
    },
  },
  example: {
    results: [{ id: 'asset_0350tEyI3TinjRDFnAplkv', status: 'succeeded', error: null }],
  },
});

@Controller()
export class AssetBulkController {
  constructor(private readonly changeAssets: ChangeAssetsInBulk) {}

  @Endpoint({
    method: 'POST',
    path: '/library_assets/bulk',
    operationId: 'changeLibraryAssetsInBulk',
    area: 'Content management',
    summary: 'Change many library assets',
    description:
      'Moves, tags, untags or deletes up to 500 assets, or requests their reviews. An asset for which this is impossible stays as it is, and its result says why. The others are changed.',
    scopes: WRITE_LIBRARY,
    response: bulkResultSchema,
    errors: ['resource_missing'],
  })
  async change(
    @CurrentPrincipal() { tenant, actor, lineage }: Principal,
    @Body() body: ChangeAssetsInBulkRequest,
  ): Promise<FromSchema<typeof bulkResultSchema>> {
    const operation = bulkOperation(body);
    if (new Set(body.ids).size < body.ids.length) throw parameterInvalid('ids', 'ids must name each asset once.');
    const uuids = new Map(body.ids.map((id) => [id, parsePublicId('asset', id)]));
    const known = [...uuids.values()].filter((uuid) => uuid !== undefined);
    const input = { tenant, operation, ids: known, requestedBy: actor, requesterLineage: lineage };
    const results = new Map((await this.changeAssets.execute(input)).map((result) => [result.id, result.error]));
    return {
      results: [...uuids].map(([id, uuid]) =>
        resultOf(id, uuid === undefined ? resourceMissing() : (results.get(uuid) ?? null)),
      ),
    };
  }
}

function resultOf(id: string, error: BulkResult['error']) {
  if (error === null) return { id, status: 'succeeded', error } as const;
  return { id, status: 'failed', error: { code: error.code, message: error.message } } as const;
}
