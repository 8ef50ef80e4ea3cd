/** A dialog that closes gives the focus back itself, within this time. */
const CLOSING_MS = 50;

/**
 * Gives the focus back to the element that had it before a question. A button cannot take it while its request is running: what is around
 * the button has the focus until then.
 */
export function giveBackFocus(element: HTMLElement): void {
  element.focus();
  if (document.activeElement === element) return;
  const around = element.closest<HTMLElement>('[role="dialog"]') ?? document.getElementById('content');
  around?.focus();
  const observer = new MutationObserver(() => {
    if (element.matches(':disabled')) return;
    observer.disconnect();
    setTimeout(() => {
      if (document.activeElement === around) element.focus();
    }, CLOSING_MS);
  });
  observer.observe(element, { attributeFilter: ['disabled'] });
}
