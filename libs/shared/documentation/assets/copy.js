// A button on every block of code that puts it on the clipboard, whole.
const SHOWN_MS = 1_500;

for (const block of document.querySelectorAll('.code')) block.append(copyButton(block.querySelector('code')));

function copyButton(code) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    button.textContent = (await copy(code)) ? 'Copied' : 'Press Ctrl-C';
    setTimeout(() => (button.textContent = 'Copy'), SHOWN_MS);
  });
  return button;
}

// Where the page did not come over TLS, browsers have no clipboard, and know the older way only.
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    getSelection().selectAllChildren(code);
    return document.execCommand('copy');
  }
}
