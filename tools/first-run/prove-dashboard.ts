import assert from 'node:assert/strict';
import type { Proof } from './proof.ts';
import type { RunningService } from './running-service.ts';
import { until } from './until.ts';

const BUILT_WITHIN_S = 60;
const TIMEOUT_MS = 5_000;
const LINK = /http:\/\/\S+\/dashboard\/sign-in#first-run=sil_\w+/;

/** Follows the printed link like the browser of a newcomer. @returns the link */
export async function proveDashboard(proof: Proof, service: RunningService): Promise<string> {
  const link = printedLink(service);
  await proof.step('a link to the dashboard is printed', async () => {
    assert.notEqual(link, '', 'None is printed');
    return undefined;
  });
  if (link === '') return link;
  await proof.step('/dashboard is built after the start, and answers with its scripts', async () => {
    const isBuilt = await until(async () => (await send(link)).status === 200, BUILT_WITHIN_S);
    assert.ok(isBuilt, `It is not built:\n${await (await send(link)).text()}`);
    const [script = ''] = /\/dashboard\/assets\/[\w-]+\.js/.exec(await (await send(link)).text()) ?? [];
    assert.equal((await send(new URL(script, link).href)).status, 200, `There is no script "${script}"`);
    return undefined;
  });
  await proof.step('the link is refused behind a proxy, and signs in once', async () => {
    assert.equal((await signIn(link, { 'x-forwarded-for': '192.0.2.1' })).status, 403);
    const opened = await signIn(link);
    assert.equal(opened.status, 201, await opened.text());
    assert.equal((await signIn(link)).status, 401);
    return organizationOf(link, opened);
  });
  return link;
}

/** Checks that a later start prints a link of its own. */
export async function proveAnotherLink(proof: Proof, service: RunningService, earlier: string): Promise<void> {
  await proof.step('the second start prints another link, which signs in', async () => {
    const link = printedLink(service);
    assert.notEqual(link, earlier);
    assert.equal((await signIn(link)).status, 201);
    return undefined;
  });
}

function printedLink({ output }: RunningService): string {
  return LINK.exec(output)?.[0] ?? '';
}

function send(address: string, options: RequestInit = {}): Promise<Response> {
  return fetch(address, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) });
}

/** Does what the page behind the link does. */
function signIn(link: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const { origin, hash } = new URL(link);
  return send(`${origin}/api/v1/sessions`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ sign_in_link: new URLSearchParams(hash.slice(1)).get('first-run') }),
  });
}

/** @returns what the person who has signed in can open */
async function organizationOf(link: string, opened: Response): Promise<string> {
  const cookie = opened.headers.getSetCookie().map((each) => each.split(';')[0]);
  const answer = await send(`${new URL(link).origin}/api/v1/sessions/current`, {
    headers: { cookie: cookie.join('; ') },
  });
  const text = await answer.text();
  assert.match(text, /"name":"Northwind Coffee".*"role":"owner"/);
  return 'the owner of Northwind Coffee';
}
