// Finds content that nobody can see completely: cut off by an edge that does not scroll, wider than the viewport, or
// covered.
import type { Page } from 'playwright-core';

/** A busy page takes some seconds until it is laid out anew for another width. */
const settledMs = 10_000;

/** What stays cut: a notice is cut while it leaves, and a header until it is drawn for a narrower window. */
export async function cutContent(page: Page): Promise<readonly string[]> {
  const endMs = performance.now() + settledMs;
  let found = await cutAtRest(page);
  while (found.length > 0 && performance.now() < endMs) found = await cutAtRest(page);
  return found;
}

async function cutAtRest(page: Page): Promise<readonly string[]> {
  await atRest(page);
  return [
    ...(await beyondWindow(page)),
    ...(await cutByEdges(page)),
    ...(await cutWhereItStays(page)),
    ...(await covered(page)),
  ];
}

/**
 * Waits for anything that is still opening or sliding in; endless animations, such as a spinner, are not waited for.
 */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const beyondWindow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} pixels too wide`] : [];
  });

/**
 * Excludes text with an ellipsis, pages that can be turned, and cells. Numbers, and rows of links and tabs, scroll
 * sideways.
 */
const cutByEdges = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shortened = 'input, textarea, select, [data-loading], [aria-roledescription] *, [role=status]';
    /** A picture that grows under the pointer is cut on purpose. */
    const grown = ':hover:has(> img)';
    const sideways = 'nav, nav *, [role=tablist], :has([role=grid], table)';
    // Measurements are rounded, and letters reach below their lines.
    const [roundedPx, lettersPx] = [1, 3];
    const faultsOf = (element: HTMLElement): readonly string[] => {
      const beyondPx = element.scrollWidth - element.clientWidth;
      const belowPx = element.scrollHeight - element.clientHeight;
      if (beyondPx <= 0 && belowPx <= 0) return [];
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const style = getComputedStyle(element);
      const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (isShortened || element.clientWidth <= 1 || element.matches(`${shortened}, ${grown}`)) return [];
      const cuts = (overflow: string) => /hidden|clip/.test(overflow) && element.textContent.trim() !== '';
      const isScrolled = /auto|scroll/.test(style.overflowX) && !element.matches(sideways);
      return [
        cuts(style.overflowX) && beyondPx > roundedPx ? `cuts ${beyondPx} pixels` : '',
        cuts(style.overflowY) && belowPx > lettersPx ? `cuts ${belowPx} pixels below` : '',
        isScrolled && beyondPx > 0 ? `scrolls ${beyondPx} pixels sideways` : '',
      ].flatMap((fault) =>
        fault === '' ? [] : `${element.className} ${fault}: ${element.textContent.slice(0, 40)}`,
      );
    };
    return [...document.body.querySelectorAll<HTMLElement>(':not([role=grid] *, svg, svg *)')].flatMap(
      faultsOf,
    );
  });

/** Sticky content that stays in view while the rest scrolls sideways cannot be brought closer. */
const cutWhereItStays = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const stays = (element: Element) => {
      const { position, left } = getComputedStyle(element);
      return position === 'sticky' && left !== 'auto' && !element.matches('th');
    };
    const isScrolled = (element: Element) =>
      element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
    const faultsOf = (scroller: Element): readonly string[] => {
      const seenTo = scroller.getBoundingClientRect().left + scroller.clientLeft + scroller.clientWidth;
      return [...scroller.querySelectorAll<HTMLElement>('*')]
        .filter((element) => element.offsetWidth > scroller.clientWidth && stays(element))
        .flatMap((element) => [...element.querySelectorAll('button, a, input, svg, p, h2, span')])
        .filter((part) => part.getBoundingClientRect().right > seenTo && part.checkVisibility())
        .map((part) => `beyond what is seen: ${part.getAttribute('aria-label') ?? part.textContent}`);
    };
    return [...document.body.querySelectorAll(':not([role=grid] *, svg, svg *)')]
      .filter(isScrolled)
      .flatMap(faultsOf);
  });

/** Controls covered by something beside them; what floats above the page may cover them for a while. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const around = (element: Element): Element[] =>
      element.parentElement ? [element, ...around(element.parentElement)] : [element];
    const floats = (element: Element) => /fixed|sticky|absolute/.test(getComputedStyle(element).position);
    const isSeen = (control: Element, x: number, y: number) =>
      around(control).every((element) => {
        if (getComputedStyle(element).overflow === 'visible') return true;
        const { left, top } = element.getBoundingClientRect();
        return x > left && x < left + element.clientWidth && y > top && y < top + element.clientHeight;
      });
    const covers = (above: Element, control: Element): boolean => {
      if (above.contains(control) || control.contains(above) || above.closest('label')) return false;
      const shared = around(control).find((element) => element.contains(above));
      return !around(above).some(
        (element) => element !== shared && shared?.contains(element) && floats(element),
      );
    };
    return [...document.body.querySelectorAll('button, a, [role=switch]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const y = (top + bottom) / 2;
        const points = [left + 3, right - 3].filter((x) => isSeen(control, x, y));
        const above = points
          .map((x) => document.elementFromPoint(x, y))
          .find((hit) => hit && covers(hit, control));
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return above ? [`${name} is under ${above.getAttribute('class')}`] : [];
      });
  });
