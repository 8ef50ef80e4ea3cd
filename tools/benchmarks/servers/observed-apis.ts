import { openAccessLog } from '@livery/http';
import { readEnvironment } from '@livery/runtime';
import { startTelemetry, TELEMETRY_VARIABLES } from '@livery/telemetry';
import { serveApis } from '../support/serve-apis.ts';

const telemetry = await startTelemetry({
  config: readEnvironment(process.env, TELEMETRY_VARIABLES),
  serviceName: 'benchmark',
  onProblem: () => undefined,
});

/** With metrics and a line in the log for each request; with neither, twice. */
await serveApis({ telemetry, accessLog: openAccessLog({ name: 'benchmark', level: 'info' }) }, {}, {});
