// Searches guides and reference in the browser. The index is loaded from this service when it is first needed.
const MOST = 12;
const dialog = document.getElementById('search');
const input = dialog.querySelector('input');
const list = dialog.querySelector('[role=listbox]');
const none = dialog.querySelector('.none');
let entries = [];
let loading;

document.getElementById('find').addEventListener('click', open);
document.addEventListener('keydown', (event) => {
  const isShortcut = event.key === '/' || (event.key === 'k' && (event.metaKey || event.ctrlKey));
  if (!isShortcut || dialog.open || event.target.closest?.('input, textarea, select')) return;
  event.preventDefault();
  open();
});
dialog.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close();
});
input.addEventListener('input', show);
input.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown') select(event, 1);
  if (event.key === 'ArrowUp') select(event, -1);
  if (event.key === 'Enter') list.querySelector('[aria-selected=true] a')?.click();
});
list.addEventListener('click', (event) => {
  if (event.target.closest('a') !== null) dialog.close();
});

async function open() {
  dialog.showModal();
  input.select();
  loading ??= fetch(dialog.dataset.index).then((answer) => answer.json());
  entries = await loading;
  show();
}

function show() {
  const words = input.value.toLowerCase().match(/[^\s]+/g) ?? [];
  const found = words.length === 0 ? [] : find(words);
  list.replaceChildren(...found.map((entry, index) => option(entry, index, words)));
  input.setAttribute('aria-expanded', String(found.length > 0));
  none.textContent = remark(words, found);
  mark(0);
}

// Finds entries with all words or, if there are none, those with any of them, sorted by the number of words.
function find(words) {
  const judged = entries.map((entry) => ({ entry, ...judge(entry, words) })).filter(({ score }) => score > 0);
  const most = Math.max(...judged.map(({ matched }) => matched));
  return judged
    .filter(({ matched }) => most < words.length || matched === most)
    .sort((one, other) => other.matched - one.matched || other.score - one.score)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

function remark(words, found) {
  if (words.length === 0) return '';
  if (found.length === 0) return 'Nothing is named like that.';
  return judge(found[0], words).matched < words.length ? 'Nothing has all of these words. The above has some.' : '';
}

// The score of an entry: a match of its name in code counts most, then the beginning of a word in its title.
function judge({ title, page, text, key = '' }, words) {
  const [inTitle, inPage, inText] = [title, page, text].map((part) => part.toLowerCase());
  let score = 0;
  let matched = 0;
  for (const word of words) {
    const found = 12 * places(inTitle, word) + 3 * places(inPage, word) + places(inText, word);
    if (found > 0) matched += 1;
    score += found + (inTitle === word ? 40 : 0);
  }
  const asCode = keyScore(bare(key), bare(words.join(' ')));
  if (asCode > 0) matched = words.length;
  return { matched, score: score + asCode + (inTitle.startsWith(words.join(' ')) ? 12 : 0) };
}

// `PUT brand_rules`, `/brand_rules` and `PUT /api/v1/brand_rules` all mean the operation `PUT /brand_rules`.
function keyScore(key, asked) {
  if (key === '') return 0;
  if (key === asked) return 400;
  return key.endsWith(` ${asked}`) ? 200 : 0;
}

function bare(text) {
  return text.toLowerCase().replace(/(^| )\/(?:api\/v\d+\/)?/g, '$1');
}

// Returns 2 for the beginning of a word, 1 for its middle.
function places(text, word) {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  return at === 0 || text.includes(` ${word}`) ? 2 : 1;
}

function option({ title, page, url, text }, index, words) {
  const item = document.createElement('li');
  item.role = 'option';
  item.id = `found-${index}`;
  const link = document.createElement('a');
  link.href = url;
  link.tabIndex = -1;
  link.append(part('b', title), part('small', title === page ? 'Guide' : page), part('span', excerpt(text, words)));
  item.append(link);
  return item;
}

function part(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function excerpt(text, words) {
  const at = Math.max(0, Math.min(...words.map((word) => Math.max(0, text.toLowerCase().indexOf(word)))) - 30);
  return (at > 0 ? '…' : '') + text.slice(at, at + 140);
}

function select(event, step) {
  event.preventDefault();
  const count = list.children.length;
  const now = [...list.children].findIndex((item) => item.ariaSelected === 'true');
  if (count > 0) mark((now + step + count) % count);
}

function mark(chosen) {
  for (const [index, item] of [...list.children].entries()) {
    item.ariaSelected = String(index === chosen);
    if (index === chosen) item.scrollIntoView({ block: 'nearest' });
  }
  if (list.children.length > 0) input.setAttribute('aria-activedescendant', `found-${chosen}`);
  else input.removeAttribute('aria-activedescendant');
}
