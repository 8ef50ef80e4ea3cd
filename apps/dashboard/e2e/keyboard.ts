import { poll } from '@livery/testing';
import type { Locator, Page } from 'playwright-core';

/** More than any page needs from one end to the other. */
const MAX_STEPS = 100;
const FOCUS_MS = 2000;

/** Goes to an element by the Tab key alone. The element has to show that it has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step++) {
    await page.keyboard.press('Tab');
    if (!(await hasFocus(target))) continue;
    await poll(`a visible focus on ${String(target)}`, () => showsFocus(page), FOCUS_MS, 50);
    return;
  }
  throw new Error(`The Tab key does not lead to ${String(target)}.`);
}

/** Goes to a button or link by the Tab key, and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Waits until an element has the focus, such as a button whose dialog has closed. */
export function getsFocus(target: Locator): Promise<void> {
  return poll(`the focus on ${String(target)}`, () => hasFocus(target), FOCUS_MS, 50);
}

export async function hasFocus(target: Locator): Promise<boolean> {
  return (await target.count()) > 0 && target.first().evaluate((element) => element === document.activeElement);
}

/** Returns whether the focused element is in view, and has an outline or another border than it has without the focus. */
function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || !element.checkVisibility({ visibilityProperty: true })) return false;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return false;
    const { outlineStyle, outlineWidth, borderColor } = getComputedStyle(element);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return true;
    const unfocused = element.cloneNode();
    element.after(unfocused);
    const isOther = unfocused instanceof Element && getComputedStyle(unfocused).borderColor !== borderColor;
    unfocused.parentNode?.removeChild(unfocused);
    return isOther;
  });
}
