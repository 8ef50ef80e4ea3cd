import { beforeEach, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { poll } from '@livery/testing';
import type { Locator, Page } from 'playwright-core';
import { violationsOn } from './accessibility.ts';
import { demoOfSuite } from './demo-of-suite.ts';
import { check, DECK, TEXT_DOCUMENT } from './documents.ts';
import { hasFocus, press, tabTo } from './keyboard.ts';

const demo = demoOfSuite();
let page: Page;

beforeEach(async () => {
  page = await demo.owner.open('/dashboard/');
  await check(page);
});

/** A finding by its title. */
const article = (title: string): Locator => page.getByRole('article', { name: title });

/** The number of the finding with a value. */
async function numberOf(value: string): Promise<string> {
  const card = page.getByRole('article').filter({ has: page.getByText(value, { exact: true }) });
  const label = await card.getByRole('checkbox').getAttribute('aria-label');
  return label?.replace('Choose finding ', '') ?? '';
}

/** Goes from the selected tab of the report to another one by the arrow keys. */
async function arrowTo(tab: string): Promise<void> {
  const target = page.getByRole('tab', { name: tab });
  await tabTo(page, page.getByRole('tab', { selected: true }));
  while (!(await hasFocus(target))) await page.keyboard.press('ArrowRight');
  expect(await target.getAttribute('aria-selected')).toBe('true');
}

const focusOn = (target: Locator): Promise<unknown> =>
  poll(`the focus on ${String(target)}`, () => hasFocus(target), 5000, 50);

describe('the parts of a report', () => {
  it('are in the address: they are kept by a reload, and Back leads to the part before', async () => {
    const selected = (name: string): Promise<void> => page.getByRole('tab', { name, selected: true }).waitFor();
    await page.getByRole('tab', { name: 'Slide by slide' }).click();
    await page.waitForURL(/view=places/);
    await page.getByLabel('Severity').selectOption('high');
    await page.waitForURL(/severity=high/);
    await page.getByRole('tab', { name: 'Not judged' }).click();
    await page.waitForURL(/view=gaps/);
    await page.reload();
    await selected('Not judged');
    await page.goBack();
    await selected('Slide by slide');
    expect(await page.getByLabel('Severity').inputValue()).toBe('high');
    await page.goBack();
    await selected('By cause');
    await page.goForward();
    await selected('Slide by slide');
  });

  it.each(['By cause', 'Slide by slide', 'Accepted', 'Not judged', 'Compare'])(
    'pass the automatic checks of WCAG 2.2, in light and dark colours: %s',
    async (part) => {
      const tab = page.getByRole('tab', { name: part });
      await tab.click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // Colours fade. A page that is loaded has them at once.
        await page.reload();
        await tab.and(page.getByRole('tab', { selected: true })).waitFor();
        if (part === 'Slide by slide') await page.getByRole('img', { name: 'Slide 4' }).waitFor();
        expect(await violationsOn(page)).toEqual([]);
      }
    },
  );

  it('keep their filters in the address', async () => {
    await page.getByLabel('Severity').selectOption('low');
    await page.waitForURL(/severity=low/);
    await page.reload();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('article').count()).toBe(2);
  });
});

describe('a finding', () => {
  it('keeps the spaces of what it quotes', async () => {
    const detail = article('Double space').getByText('2 spaces after');
    expect(await detail.innerText()).toMatch(/in ".*\w {2}\w.*"/);
  });
});

describe('the picture of a slide', () => {
  it('leads by keyboard from a number to its finding, and back', async () => {
    await arrowTo('Slide by slide');
    await page.getByRole('img', { name: 'Slide 4' }).waitFor();
    const number = await numberOf('#F79A1B');
    const onPicture = page.getByRole('button', { name: `Finding ${number}:` });
    await press(page, onPicture);
    const card = page.locator('article:focus');
    await card.getByText('#F79A1B', { exact: true }).waitFor();
    await press(page, page.getByRole('button', { name: `${number}: show it on the picture`, exact: true }));
    await focusOn(onPicture);
  });

  it('is reached from the list of causes, wherever a finding has its number on one', async () => {
    const leading = { name: /show it on the picture$/ };
    const cards = page.getByRole('article').filter({ has: page.getByRole('button', leading) });
    await cards.first().waitFor();
    const ids = await cards.evaluateAll((articles) => articles.map(({ id }) => id.replace('finding-', '')));
    const inLayout = page
      .getByRole('region', { name: /^The layout/ })
      .getByRole('button', leading)
      .first();
    const number = await inLayout.innerText();
    await press(page, inLayout);
    await page.waitForURL(/view=places/);
    await focusOn(page.getByRole('button', { name: new RegExp(`^Finding ${number}:`) }).first());
    const onPictures = await page
      .locator('[data-finding]')
      .evaluateAll((buttons) => buttons.map((button) => button.dataset['finding']));
    expect(new Set(onPictures)).toEqual(new Set(ids));
  });

  it('leads from a number to a finding, after which the arrow keys still lead through the tabs', async () => {
    await arrowTo('Slide by slide');
    await page.getByRole('img', { name: 'Slide 4' }).waitFor();
    await press(page, page.getByRole('button', { name: `Finding ${await numberOf('#F79A1B')}:` }));
    await focusOn(page.locator('article:focus'));
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL((url) => !url.searchParams.has('view'));
    await page.getByRole('region', { name: 'The theme' }).waitFor();
    expect(await hasFocus(page.getByRole('tab', { name: 'By cause' }))).toBe(true);
  });
});

describe('the numbers of findings', () => {
  /** The number of each finding in the report that is sent on, by its id. */
  async function numbersSentOn(): Promise<ReadonlyMap<string, number>> {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Report to send on' }).click();
    const report = await readFile(await (await download).path(), 'utf8');
    const cards = report.matchAll(
      /<article .*?Finding <\/span>(\d+)<.*?<dt>Id<\/dt>\s*<dd><code>(\w+)<.*?<\/article>/gs,
    );
    return new Map(Array.from(cards, ([, number, id = '']) => [id, Number(number)]));
  }

  const onCards = async (): Promise<ReadonlyMap<string, number>> =>
    new Map(
      await page
        .getByRole('checkbox', { name: /^Choose finding/ })
        .evaluateAll((boxes) =>
          boxes.map((box) => [
            box.closest('article')?.id.replace('finding-', '') ?? '',
            Number(box.ariaLabel?.replace('Choose finding ', '')),
          ]),
        ),
    );

  it.each([
    ['brand-faults.pptx', DECK, 14],
    ['brand-faults.docx', TEXT_DOCUMENT, 10],
  ])('are those of the report that is sent on: %s', async (name, buffer, count) => {
    await page.goto(`${demo.service.origin}/dashboard/`);
    await check(page, { name, buffer });
    const numbers = await numbersSentOn();
    expect([...numbers.values()]).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    await page.getByRole('article').first().waitFor();
    expect(await onCards()).toEqual(numbers);
  });

  it('are the same on the pictures of slides', async () => {
    const numbers = await numbersSentOn();
    await page.getByRole('tab', { name: 'Slide by slide' }).click();
    await page.getByRole('img', { name: 'Slide 4' }).waitFor();
    const onPictures = await page
      .locator('[data-finding]')
      .evaluateAll((buttons) => buttons.map((button) => [button.dataset['finding'] ?? '', Number(button.textContent)]));
    expect(onPictures.length).toBeGreaterThan(9);
    for (const [id, number] of onPictures) expect([id, number]).toEqual([id, numbers.get(String(id))]);
  });
});

describe('accepting findings', () => {
  it('takes a reason, and is taken back', async () => {
    await article('Double space').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Accept them…' }).click();
    await page.getByLabel('Why is it meant?').fill('Typed so by the author.');
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByText('Accepted: Typed so by the author.').waitFor();
    await page.getByRole('tab', { name: 'Accepted (1)' }).click();
    await page.getByRole('button', { name: 'Take back: Double space' }).click();
    await page.getByText('Nothing is accepted').waitFor();
  });

  it('says at the field what is wrong with a reason, keeps it, and sends nothing', async () => {
    const field = page.getByLabel('Why is it meant?');
    const accept = page.getByRole('button', { name: 'Accept', exact: true });
    await article('Double space').getByRole('button', { name: 'Accept it…' }).click();
    for (const [reason, problem] of [
      ['x'.repeat(612), 'At most 500 characters. These are 612.'],
      ['   ', 'Only spaces. Write a text.'],
    ] as const) {
      await field.fill(reason);
      await accept.click();
      await focusOn(field);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      await page.getByRole('dialog').getByText(problem).waitFor();
      expect(await field.inputValue()).toBe(reason);
    }
    await field.fill('x'.repeat(500));
    await page.getByRole('dialog').getByText('Only spaces').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Accepted (0)' }).waitFor();
  });

  it('and taking them back works by keyboard alone, and the focus is never lost', async () => {
    const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
    await press(page, first.getByRole('button', { name: 'Accept it…' }));
    await focusOn(page.getByLabel('Why is it meant?'));
    await page.keyboard.press('Escape');
    await focusOn(first.getByRole('button', { name: 'Accept it…' }));
    await page.keyboard.press('Enter');
    await focusOn(page.getByLabel('Why is it meant?'));
    await page.keyboard.type('Agreed with a partner.');
    await press(page, page.getByRole('button', { name: 'Accept', exact: true }));
    await first.getByText('Accepted: Agreed with a partner.').waitFor();
    await focusOn(second);
    await tabTo(page, article('Double space').getByRole('checkbox'));
    await page.keyboard.press('Space');
    await press(page, page.getByRole('button', { name: 'Accept them…' }));
    await focusOn(page.getByLabel('Why is it meant?'));
    await page.keyboard.type('Typed so by the author.');
    await press(page, page.getByRole('button', { name: 'Accept', exact: true }));
    await article('Double space').getByText('Accepted: Typed so by the author.').waitFor();
    await focusOn(article('Double space'));
    await arrowTo('Accepted (2)');
    const takeBack = page.getByRole('button', { name: /^Take back/ });
    await takeBack.first().waitFor();
    await press(page, takeBack.first());
    await page.getByRole('tab', { name: 'Accepted (1)' }).waitFor();
    await focusOn(takeBack);
    await page.keyboard.press('Enter');
    await page.getByText('Nothing is accepted').waitFor();
    await focusOn(page.getByRole('region', { name: 'Accepted' }));
  });
});

describe('comparing', () => {
  it('says what a newer version of the deck has changed', async () => {
    await page.getByRole('button', { name: 'Check a newer version' }).click();
    await page.waitForURL(/baseline=/);
    const earlier = new URL(page.url()).searchParams.get('baseline') ?? '';
    await check(page);
    await press(page, page.getByRole('link', { name: '0 new, 0 changed, 0 fixed, 14 unchanged' }));
    await page.waitForURL(new RegExp(`view=compare&with=${earlier}`));
    await page.getByRole('tabpanel').getByText('0 new, 0 changed, 0 fixed, 14 unchanged').waitFor();
    expect(await page.getByLabel('Compare with').inputValue()).toBe(earlier);
  });

  it('begins with the baseline, and offers other checks of the same format', async () => {
    await page.getByRole('button', { name: 'Check a newer version' }).click();
    await page.waitForURL(/baseline=/);
    const baseline = new URL(page.url()).searchParams.get('baseline');
    await check(page, { name: 'renamed.pptx', buffer: DECK });
    const own = new URL(page.url()).pathname.split('/').at(-1);
    await page.getByRole('tab', { name: 'Compare' }).click();
    await page.getByText('Both checks are of exactly the same file.').waitFor();
    const picker = page.getByLabel('Compare with');
    expect(await picker.inputValue()).toBe(baseline);
    expect(await picker.locator(`option[value="${own}"]`).count()).toBe(0);
    await page.goto(`${demo.service.origin}/dashboard/`);
    await check(page, { name: 'third.pptx', buffer: DECK });
    await page.getByRole('tab', { name: 'Compare' }).click();
    await picker
      .locator('optgroup[label="Other checks"] option', { hasText: 'renamed.pptx' })
      .waitFor({ state: 'attached' });
    await picker.selectOption({ label: await picker.locator('option', { hasText: 'renamed.pptx' }).innerText() });
    await page.waitForURL(new RegExp(`with=${own}`));
    await page.getByText('Both checks are of exactly the same file.').waitFor();
  });

  it('two checks of a deck works by keyboard alone', async () => {
    const earlier = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(`${demo.service.origin}/dashboard/`);
    await check(page);
    await arrowTo('Compare');
    await tabTo(page, page.getByLabel('Compare with'));
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/with=/);
    await tabTo(page, page.getByLabel('Or a check by its id'));
    await page.keyboard.type(earlier);
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`with=${earlier}`));
    await page.getByText('0 new, 0 changed, 0 fixed, 14 unchanged').waitFor();
    await page.getByText('Both checks are of exactly the same file.').waitFor();
    await press(page, page.getByRole('tabpanel').getByRole('link'));
    await page.waitForURL(new RegExp(`checks/${earlier}$`));
  });
});
