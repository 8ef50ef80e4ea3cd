// Tabs (the pattern of the ARIA practices). The language is selected for all operations together, and remembered.
const KEPT = 'livery.language';

for (const tabs of document.querySelectorAll('.tabs')) {
  const buttons = [...tabs.querySelectorAll('[role=tab]')];
  for (const button of buttons) button.addEventListener('click', () => choose(tabs, button));
  tabs.querySelector('[role=tablist]').addEventListener('keydown', (event) => move(event, buttons));
}
chooseLanguage(recall());

function choose(tabs, button) {
  if (tabs.dataset.kind !== 'language') {
    show(tabs, button);
    return;
  }
  const { top } = button.getBoundingClientRect();
  chooseLanguage(button.textContent);
  // Samples above may have become longer or shorter. Scrolling keeps this one at its position.
  window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
  remember(button.textContent);
}

function chooseLanguage(label) {
  for (const tabs of document.querySelectorAll('.tabs[data-kind=language]')) {
    const button = [...tabs.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === label);
    if (button !== undefined) show(tabs, button);
  }
}

function show(tabs, chosen) {
  for (const button of tabs.querySelectorAll('[role=tab]')) {
    const isChosen = button === chosen;
    button.setAttribute('aria-selected', String(isChosen));
    button.tabIndex = isChosen ? 0 : -1;
    document.getElementById(button.getAttribute('aria-controls')).hidden = !isChosen;
  }
}

function move(event, buttons) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const next = buttons.at((buttons.indexOf(event.target) + step) % buttons.length);
  event.preventDefault();
  next.focus();
  next.click();
}

// A browser may refuse to store anything.
function recall() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function remember(label) {
  try {
    localStorage.setItem(KEPT, label);
  } catch {
    // The language must then be selected again on the next page.
  }
}
