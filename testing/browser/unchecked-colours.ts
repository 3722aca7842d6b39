// Finds the texts of a page whose colours have not been scanned yet: elements with the same markers from the root down
// look the same.
import type { Page } from 'playwright-core';

const mark = 'data-unseen-colours';

/** For axe: the elements that have been marked as unchecked. */
export const unchecked = `[${mark}]`;

/** Marks the elements, and adds their looks to the known ones. */
export async function markUnchecked(page: Page, within: string, known: Set<string>): Promise<void> {
  const found = await page.evaluate(
    ([root, name, before]) => {
      const seen = new Set(before);
      // A class and a state have colours; a name, a number and a place have none.
      const isLook = ({ name: attribute, value }: Attr) => {
        if (attribute === 'style') return /color|background|opacity/.test(value);
        if (attribute.startsWith('data-')) return !/\d/.test(value);
        return /^(class|disabled|type|role|aria-(current|selected|checked|pressed|disabled|invalid|expanded))$/.test(
          attribute,
        );
      };
      const own = ({ localName, attributes }: Element) => {
        const looks = [...attributes]
          .filter(isLook)
          .map(({ name: attribute, value }) => `${attribute}=${value}`);
        return `${localName} ${looks.join(' ')}`;
      };
      const hash = (text: string) => {
        let [one, other] = [0, 7];
        for (let at = 0; at < text.length; at += 1) {
          one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
          other = Math.imul(other + text.charCodeAt(at), 0x5bd1e995) ^ (other >>> 13);
        }
        return `${one >>> 0} ${other >>> 0}`;
      };
      const looked = new Map<Element, string>();
      const lookOf = (element: Element): string => {
        const around = element.parentElement;
        const look = looked.get(element) ?? hash(`${around === null ? '' : lookOf(around)}\n${own(element)}`);
        looked.set(element, look);
        return look;
      };
      for (const marked of document.querySelectorAll(`[${name}]`)) marked.removeAttribute(name);
      for (const element of document.querySelectorAll(`${root} *`)) {
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        );
        if (!hasText && !element.matches('input, textarea, select')) continue;
        const look = lookOf(element);
        if (seen.has(look)) continue;
        seen.add(look);
        element.setAttribute(name, '');
      }
      return [...seen].slice(before.length);
    },
    [within, mark, [...known]] as const,
  );
  for (const look of found) known.add(look);
}
