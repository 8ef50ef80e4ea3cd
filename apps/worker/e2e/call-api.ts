/** The members of a record by their names, as text. */
export type Facts = (name: string) => string;

/** Sends a request with a credential. @throws Error if it is refused */
export async function callApi(
  origin: string,
  method: string,
  path: string,
  secret: string,
  body?: object,
): Promise<Facts> {
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return factsIn(answer);
}

/** Posts a form to the OAuth server. @throws Error if it is refused */
export async function postForm(
  origin: string,
  endpoint: string,
  form: Readonly<Record<string, string>>,
): Promise<Facts> {
  const body = new URLSearchParams(form);
  return factsIn(await fetch(`${origin}/api/v1/oauth/${endpoint}`, { method: 'POST', body }));
}

/** Reads the record of an answer. @throws Error if the answer is a refusal */
export async function factsIn(answer: Response): Promise<Facts> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The response was ${answer.status}: ${text}`);
  const record: unknown = JSON.parse(text);
  const members = new Map<string, unknown>(Object.entries(record ?? {}));
  return (name) => String(members.get(name));
}
