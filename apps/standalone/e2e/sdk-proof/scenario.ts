import type * as Sdk from '@livery/sdk';

/** What a program needs to run the scenario. It is sent as JSON. */
export interface ScenarioSettings {
  /** The address of the service, through a server that loses the first answer to each write. */
  readonly origin: string;
  readonly liveKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** A name that no font has yet. */
  readonly name: string;
  /** A request as a receiver gets it. */
  readonly webhook: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
  readonly webhookSecret: string;
}

/** Uses each part of the library once. It runs in every runtime, so it uses nothing but the library and what all of them have. */
export async function runScenario(sdk: typeof Sdk, settings: ScenarioSettings) {
  const { origin, liveKey, clientId, clientSecret } = settings;
  const livery = new sdk.Livery({ baseUrl: origin, credential: liveKey });
  const application = new sdk.Livery({ baseUrl: origin, credential: { clientId, clientSecret } });
  return {
    written: await write(livery, settings.name),
    read: await read(livery),
    uploaded: await upload(livery, settings.name),
    checked: await check(livery, origin),
    followed: await follow(livery),
    received: await receive(sdk, settings),
    failed: await fail(sdk, settings),
    isTokenOfTheSameOrganization: (await application.ping()).organization === (await livery.ping()).organization,
  };
}

async function write(livery: Sdk.Livery, name: string) {
  const { headers } = await livery.fonts.register({ name }).withResponse();
  let written = 0;
  for await (const font of livery.fonts.list()) if (font.name === name) written += 1;
  return { isReplayed: headers.get('idempotent-replayed'), written };
}

async function read(livery: Sdk.Livery) {
  const ids: string[] = [];
  for await (const { id } of livery.events.list({ type: 'brand.font.*', limit: 1 })) ids.push(id);
  const fed: string[] = [];
  for await (const { id } of livery.events.feed({ type: 'brand.font.*', wait: 0 })) fed.unshift(id);
  return { hasSeveralPages: ids.length > 1, isListTheFeed: ids.join() === fed.join() };
}

async function upload(livery: Sdk.Livery, name: string) {
  const text = new Blob([name]);
  const stream = new Blob([`${name} as a stream`]).stream();
  const uploads = [text, text, stream].map((file, index) => ({ file, filename: `${index}.txt` }));
  const outcomes = await livery.files.storeMissing(uploads);
  return outcomes.map(({ stored }) => stored?.filename ?? null);
}

async function check(livery: Sdk.Livery, origin: string) {
  const file = await (await fetch(`${origin}/deck.pptx`)).blob();
  const { id, status, findings } = await livery.brandChecks.run({ file, filename: 'deck.pptx' });
  const report = await livery.brandChecks.downloadReportAsHtml(id);
  const text = await new Response(report.stream).text();
  return { status, hasFindings: findings.length > 0, isWhole: text.trimEnd().endsWith('</html>') };
}

async function follow(livery: Sdk.Livery) {
  const { id } = await livery.brandRules.simulate({ data: [] });
  let last = '';
  for await (const { status } of livery.jobs.follow(id)) last = status;
  return last;
}

async function receive(sdk: typeof Sdk, { webhook, webhookSecret }: ScenarioSettings) {
  const { type } = await sdk.verifyWebhook(webhook, webhookSecret);
  const changed = { ...webhook, body: `${webhook.body} ` };
  return { type, changed: await nameOfFailure(sdk.verifyWebhook(changed, webhookSecret)) };
}

async function fail(sdk: typeof Sdk, { origin, liveKey: credential }: ScenarioSettings) {
  const livery = new sdk.Livery({ baseUrl: origin, credential });
  const silent = new sdk.Livery({ baseUrl: `${origin}/silent`, credential, timeoutMs: 200, maxRetries: 0 });
  const closed = new sdk.Livery({ baseUrl: `${origin}/closed`, credential, maxRetries: 0 });
  const controller = new AbortController();
  setTimeout(() => controller.abort(new RangeError('The user left.')), 100);
  return {
    missing: await nameOfFailure(livery.fonts.retrieve('font_none')),
    late: await nameOfFailure(silent.ping()),
    lost: await nameOfFailure(closed.ping()),
    aborted: await nameOfFailure(silent.ping({ signal: controller.signal, timeoutMs: 60_000 })),
  };
}

async function nameOfFailure(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.name : String(error)),
  );
}
