import { serveApis } from '../support/serve-apis.ts';

await serveApis({});
