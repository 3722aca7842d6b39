// Finds the texts of a page whose colours have not been scanned yet: elements with the same markers from the root down
// look the same.
import type { Page } from 'playwright-core';

const mark = 'data-unseen-colours';

/** For axe: the elements that have been marked as unchecked. */
export const unchecked = [`[${mark}]`];

/** Marks the elements, adds their looks to the known ones, and returns whether there are any. */
export async function markUnchecked(page: Page, within: string, known: Set<string>): Promise<boolean> {
  const found = await page.evaluate(
    ([root, name, looks]) => {
      const seen = new Set(looks);
      const before = seen.size;
      // A class and a state have colours; a name, a number and a place have none.
      const isLook = ({ name: attribute, value }: Attr) => {
        if (attribute === 'style') return /color|background|opacity/.test(value);
        if (attribute.startsWith('data-')) return !/\d/.test(value);
        return /^(class|disabled|type|role|aria-(current|selected|checked|pressed|disabled|invalid|expanded))$/.test(
          attribute,
        );
      };
      const own = (element: Element) =>
        `${element.localName} ${[...element.attributes]
          .filter(isLook)
          .map(({ name: attribute, value }) => `${attribute}=${value}`)
          .join(' ')}`;
      const lookOf = (element: Element | null): string =>
        element === null ? '' : `${lookOf(element.parentElement)}\n${own(element)}`;
      const hash = (text: string) => {
        let [one, other] = [0, 7];
        for (let at = 0; at < text.length; at += 1) {
          one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
          other = Math.imul(other + text.charCodeAt(at), 0x5bd1e995) ^ (other >>> 13);
        }
        return `${one >>> 0} ${other >>> 0}`;
      };
      for (const marked of document.querySelectorAll(`[${name}]`)) marked.removeAttribute(name);
      for (const element of document.querySelectorAll(`${root} *`)) {
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        );
        if (!hasText && !element.matches('input, textarea, select')) continue;
        const look = hash(lookOf(element));
        if (seen.has(look)) continue;
        seen.add(look);
        element.setAttribute(name, '');
      }
      return [...seen].slice(before);
    },
    [within, mark, [...known]] as const,
  );
  for (const look of found) known.add(look);
  return found.length > 0;
}
