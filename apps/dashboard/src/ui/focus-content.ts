/** Moves the focus to the content of the page, if what had the focus has just been removed. */
export function focusContent(): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById('content')?.focus();
  });
}
