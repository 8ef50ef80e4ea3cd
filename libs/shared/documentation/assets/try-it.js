// "Try it": sends the request of an operation with the reader's key, and shows the response. The key is stored until the tab is closed.
const KEPT = 'livery.key';
const MOST_CHARACTERS = 100_000;
const MOST_IDS = 20;
// The media types by file extension, since not every system tells the browser the type of such a file.
const TYPES = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  potx: 'application/vnd.openxmlformats-officedocument.presentationml.template',
  ppsx: 'application/vnd.openxmlformats-officedocument.presentationml.slideshow',
  pptm: 'application/vnd.ms-powerpoint.presentation.macroEnabled.12',
  potm: 'application/vnd.ms-powerpoint.template.macroEnabled.12',
  ppsm: 'application/vnd.ms-powerpoint.slideshow.macroEnabled.12',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  dotx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template',
  docm: 'application/vnd.ms-word.document.macroEnabled.12',
  dotm: 'application/vnd.ms-word.template.macroEnabled.12',
};

for (const panel of document.querySelectorAll('.try')) prepare(panel);

function prepare(panel) {
  const form = panel.querySelector('form');
  const key = form.querySelector('[data-in=key]');
  const kinds = form.querySelector('[data-bodies]');
  panel.addEventListener('toggle', () => {
    if (!panel.open) return;
    if (key !== null && key.value === '') key.value = recall();
    offerIds(form);
  });
  key?.addEventListener('change', () => {
    remember(key.value);
    offerIds(form);
  });
  kinds?.addEventListener('change', () => chooseBody(form, kinds.value));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form, panel.querySelector('output'));
  });
  freshen(form);
}

function chooseBody(form, kind) {
  for (const body of form.querySelectorAll('[data-body]')) {
    body.hidden = body.dataset.body !== kind;
    body.disabled = body.hidden;
  }
}

// A person can be invited only once, so the example's email address is replaced by a new one for every request.
function freshen(form) {
  const text = form.querySelector('[data-in=json]');
  if (text === null || form.dataset.method !== 'POST') return;
  const isOurs = text.value === text.defaultValue || text.value === text.dataset.made;
  if (!isOurs) return;
  text.dataset.made = text.defaultValue.replace(/(\w+)@example\.com/g, `$1+${random(4)}@example.com`);
  text.value = text.dataset.made;
}

async function offerIds(form) {
  const offer = form.querySelector('[data-list]');
  const key = form.querySelector('[data-in=key]')?.value ?? '';
  if (offer === null || key === '') return;
  const answer = await fetch(offer.dataset.list, { headers: { Authorization: `Bearer ${key}` } });
  if (!answer.ok) return;
  const list = await answer.json();
  const data = (list.data ?? list.palettes).slice(0, MOST_IDS);
  offer.replaceChildren(
    ...data.map(({ id, name, type, url, filename }) => new Option(name ?? type ?? filename ?? url ?? id, id)),
  );
  const newest = form.querySelector('[data-newest]');
  if (newest !== null && newest.value === '' && data.length > 0) newest.value = data[0].id;
}

async function send(form, output) {
  const button = form.querySelector('[type=submit]');
  button.disabled = true;
  const url = urlOf(form);
  const began = performance.now();
  try {
    const answer = await fetch(url, requestOf(form));
    const block = shown('');
    output.replaceChildren(status(answer.ok, `${answer.status} ${answer.statusText}`.trim()), block);
    const text = await textOf(answer, (soFar) => block.firstChild.replaceChildren(soFar));
    const took = Math.round(performance.now() - began);
    const id = answer.headers.get('Request-Id');
    const about = [`${answer.status} ${answer.statusText}`.trim(), `${took} ms`, ...(id === null ? [] : [id])];
    output.replaceChildren(status(answer.ok, about.join(' · ')), sent(form, url), shown(pretty(text)));
  } catch (error) {
    output.replaceChildren(status(false, `There was no answer: ${error.message}`));
  }
  button.disabled = false;
  freshen(form);
}

// Shows events as they come. Of a file, only its size is shown.
async function textOf(answer, show) {
  const type = answer.headers.get('Content-Type') ?? '';
  if (type.startsWith('text/event-stream')) return eventsOf(answer, show);
  if (type === '' || type.includes('json') || type.startsWith('text/')) return answer.text();
  return `${(await answer.blob()).size} bytes of ${type}`;
}

async function eventsOf(answer, show) {
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    show(text.slice(-MOST_CHARACTERS));
  }
  return text;
}

function urlOf(form) {
  const path = fields(form, 'path').reduce(
    (known, { name, value }) => known.replace(`{${name}}`, encodeURIComponent(value)),
    form.dataset.path,
  );
  const query = new URLSearchParams(fields(form, 'query').map(({ name, value }) => [name, value])).toString();
  return query === '' ? path : `${path}?${query}`;
}

// Empty fields are not sent.
function fields(form, place) {
  return [...form.querySelectorAll(`[data-in=${place}]:enabled`)].filter(({ value }) => value !== '');
}

function requestOf(form) {
  const headers = new Headers();
  const [key] = fields(form, 'key');
  if (key !== undefined) headers.set('Authorization', `Bearer ${key.value}`);
  if ('repeatable' in form.dataset) {
    form.dataset.sentKey = random(16);
    headers.set('Idempotency-Key', form.dataset.sentKey);
  }
  const kind = form.querySelector('[data-body]:enabled')?.dataset.body;
  const [type, body] = bodyOf(form, kind);
  if (type !== undefined) headers.set('Content-Type', type);
  return { method: form.dataset.method, headers, body };
}

/** The media type. For forms the browser sets it, with its boundary. */
function bodyOf(form, kind) {
  if (kind === undefined) return [undefined, undefined];
  const pairs = fields(form, 'form').map(({ name, value }) => [name, value]);
  if (kind === 'application/json') return [kind, fields(form, 'json')[0]?.value];
  if (kind === 'application/x-www-form-urlencoded') return [kind, new URLSearchParams(pairs).toString()];
  const input = form.querySelector('[data-in=file]:enabled');
  const file = input.files[0] ?? new File([bytesOf(input.dataset.example)], input.dataset.filename, { type: '' });
  if (kind !== 'multipart/form-data') return [typeOf(file) ?? kind, file];
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  data.append(input.name, file);
  return [undefined, data];
}

function typeOf({ name, type }) {
  return TYPES[name.split('.').at(-1).toLowerCase()] ?? (type || undefined);
}

function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function status(isSuccess, text) {
  return element('p', isSuccess ? 'status good' : 'status bad', text);
}

function sent(form, url) {
  const key = 'repeatable' in form.dataset ? ` · Idempotency-Key ${form.dataset.sentKey}` : '';
  return element('p', 'sent', `${form.dataset.method} ${url}${key}`);
}

function shown(text) {
  const code = element('code', 'hljs', text.slice(0, MOST_CHARACTERS));
  const block = element('pre', '', '');
  block.tabIndex = 0;
  block.append(code);
  return block;
}

function element(name, className, text) {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

// `randomUUID` exists only with TLS.
function random(bytes) {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

// A browser may refuse to store anything.
function recall() {
  try {
    return sessionStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

function remember(key) {
  try {
    sessionStorage.setItem(KEPT, key);
  } catch {
    // The reader must then enter the key again on the next page.
  }
}
