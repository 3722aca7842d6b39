// Finds texts and controls that lie over each other without belonging together.
import type { Page } from 'playwright-core';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Part {
  readonly name: string;
  /** What floats above the page, such as a header that stays or a dialog, is compared with itself alone. */
  readonly layer: number;
  /** In the order of the document: the element, and the last one in it. */
  readonly first: number;
  readonly last: number;
  readonly box: Box;
}

interface PlacedPart extends Part {
  /** Of what is around it and cuts it. */
  readonly clip: Box;
}

/** Edges of neighbours may share a pixel, and letters have less height than their line. */
const [sidePx, linePx] = [2, 5];

export async function overlappingContent(page: Page): Promise<readonly string[]> {
  const parts = (await partsOf(page)).flatMap(seenPart).sort((one, other) => one.box.top - other.box.top);
  const faults = new Set<string>();
  for (const [index, part] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      if (other.box.top >= part.box.bottom - linePx) break;
      if (isOver(part, other)) faults.add(`“${part.name}” and “${other.name}” lie over each other`);
    }
  }
  return [...faults];
}

const shared = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});

const isLarger = ({ left, right, top, bottom }: Box, widthPx: number, heightPx: number): boolean =>
  right - left > widthPx && bottom - top > heightPx;

function seenPart({ clip, ...part }: PlacedPart): readonly Part[] {
  const box = shared(part.box, clip);
  return isLarger(box, sidePx, sidePx) ? [{ ...part, box }] : [];
}

/** A card that is a link as a whole may have buttons, which lie within it. */
const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

function isOver(one: Part, other: Part): boolean {
  const belongs = (inner: Part, outer: Part) =>
    (inner.first >= outer.first && inner.first <= outer.last) || isWithin(inner.box, outer.box);
  if (one.layer !== other.layer || belongs(one, other) || belongs(other, one)) return false;
  return isLarger(shared(one.box, other.box), sidePx, linePx);
}

/** Each line of text and each control; as one text, since what is sent object by object takes twenty times as long as finding it. */
async function partsOf(page: Page): Promise<readonly PlacedPart[]> {
  const sent = await page.evaluate(() => {
    const parts: PlacedPart[] = [];
    let count = 0;
    const visit = (element: Element, outerLayer: number, outerClip: Box): void => {
      count += 1;
      const first = count;
      const style = getComputedStyle(element);
      const { display, opacity, position, overflowX, overflowY } = style;
      if ((display !== 'contents' && !element.checkVisibility()) || opacity === '0') return;
      const isFilled = position === 'absolute' && style.backgroundColor !== 'rgba(0, 0, 0, 0)';
      const floats = isFilled || /fixed|sticky/.test(position) || element.matches('dialog');
      const layer = floats ? first : outerLayer;
      const { x, y, left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const around = position === 'fixed' ? everywhere : outerClip;
      const [cutsX, cutsY] = [overflowX !== 'visible', overflowY !== 'visible'];
      const clip = {
        left: cutsX ? Math.max(around.left, left) : around.left,
        right: cutsX ? Math.min(around.right, right) : around.right,
        top: cutsY ? Math.max(around.top, top) : around.top,
        bottom: cutsY ? Math.min(around.bottom, bottom) : around.bottom,
      };
      for (const child of element.children) visit(child, layer, clip);
      if (style.visibility !== 'visible') return;
      const range = document.createRange();
      for (const node of element.childNodes) {
        const name = node instanceof Text ? node.data.trim() : '';
        range.selectNodeContents(node);
        const lines = name === '' ? [] : range.getClientRects();
        for (const box of lines) parts.push({ box: box.toJSON(), clip, name, layer, first, last: count });
      }
      if (!element.matches('button, a, input, select, textarea')) return;
      // Buttons in a field lie in its padding.
      const padding = element.matches('button, a') ? [] : [style.paddingLeft, style.paddingRight];
      const [before = 0, after = 0] = padding.map(Number.parseFloat);
      const box = new DOMRect(x + before, y, width - before - after, height).toJSON();
      const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.id);
      parts.push({ box, clip: around, name, layer, first, last: count });
    };
    // JSON has no infinity.
    const [least, most] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
    const everywhere = { left: least, right: most, top: least, bottom: most };
    visit(document.body, 0, everywhere);
    return JSON.stringify(parts);
  });
  return JSON.parse(sent);
}
