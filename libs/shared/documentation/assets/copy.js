// Adds a button to every code block that copies the whole block to the clipboard.
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

// Without TLS, browsers have no clipboard API, only the older command.
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    getSelection().selectAllChildren(code);
    return document.execCommand('copy');
  }
}
