import { Controller, Query, Res } from '@nestjs/common';
import { brandCheckReportResource, ReportOnBrandCheck } from '@livery/brand-governance-application';
import { type BrandCheckReportResource, brandCheckReportSchema } from '@livery/brand-governance-contracts';
import type { TransferableFile } from '@livery/file-transfer';
import { AcceptedType, contentDisposition, CurrentPrincipal, Endpoint, IdParam, RequestSignal } from '@livery/http';
import type { Principal } from '@livery/kernel';
import type { Response } from 'express';
import { ReportOnBrandCheckQuery } from './report-on-brand-check.query.ts';
import { baselineId } from './run-brand-check.request.ts';
import { htmlReport, REPORT_POLICY } from '../report/html/html-report.ts';
import { SARIF_TYPE, sarifReport } from '../report/sarif-report.ts';

const HTML = 'text/html';

/** Whatever a document contains, the report on it is harmless in a browser, and stays with the caller. */
const PROTECTION = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': REPORT_POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

@Controller()
export class BrandCheckReportsController {
  constructor(private readonly reportOnBrandCheck: ReportOnBrandCheck<TransferableFile>) {}

  @Endpoint({
    method: 'GET',
    path: '/brand_checks/:id/report',
    operationId: 'retrieveBrandCheckReport',
    area: 'Brand governance',
    summary: 'Retrieve the report on a brand check',
    description:
      'Returns a check arranged for readers: what to fix first, then slides or pages, then the whole document. `Accept` selects the format. `text/html` is one page without scripts and without requests, to read, print and send on. `application/sarif+json` is SARIF 2.1.0 for pipelines. `application/json`, or no `Accept`, is JSON. The page shows the slides as long as the document is kept. A check that is pending has no report yet. The page waits for a thread that draws its slides, and is answered with 503 if too many wait; the other formats need none.',
    scopes: ['brand:read', 'brand:write', 'brand:checks:write'],
    response: brandCheckReportSchema,
    alternatives: {
      [HTML]: { type: 'string', description: 'One page, complete in itself.' },
      [SARIF_TYPE]: { type: 'object', description: 'A log of SARIF 2.1.0.' },
    },
    headers: { 'Content-Disposition': 'The name of the file, if the report is not JSON.' },
    limit: 'checks',
    errors: ['resource_missing', 'resource_conflict', 'concurrency_limited'],
  })
  async report(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('brand_check') id: string,
    @Query() { baseline }: ReportOnBrandCheckQuery,
    @AcceptedType() type: string,
    @RequestSignal() signal: AbortSignal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BrandCheckReportResource | string> {
    const report = await this.reportOnBrandCheck.execute(tenant, id, {
      isIllustrated: type === HTML,
      baselineId: baselineId(baseline),
      signal,
    });
    response.set(PROTECTION);
    if (type !== HTML && type !== SARIF_TYPE) return brandCheckReportResource(id, report);
    const name = `${report.document.filename ?? report.document.check ?? 'report'}.${type === HTML ? 'html' : 'sarif'}`;
    response.type(type).set('Content-Disposition', contentDisposition('inline', name));
    const engine = `engine ${report.document.engineVersion}`;
    return type === HTML ? htmlReport([report]) : sarifReport([report], { version: engine });
  }
}
