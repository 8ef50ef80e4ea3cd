import { openAccessLog } from '@livery/http';
import { readEnvironment } from '@livery/runtime';
import { startTelemetry, TELEMETRY_VARIABLES } from '@livery/telemetry';
import { serveApis } from '../support/serve-apis.ts';

const telemetry = await startTelemetry({
  config: readEnvironment(process.env, TELEMETRY_VARIABLES),
  serviceName: 'benchmark',
  onProblem: () => undefined,
});

/** One API with metrics and a log line for each request, and two APIs without either. */
await serveApis({ telemetry, accessLog: openAccessLog({ name: 'benchmark', level: 'info' }) }, {}, {});
