// Follows the pointer and the keyboard over a page, and names the element whose tooltip is to be shown.

const openDelayMs = 400;
/** Long enough to reach the tooltip with the pointer. */
const closeDelayMs = 120;

const tipped = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('[data-tip]') : null;

const isBubble = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-tips]') !== null;

/** Returns a function that stops it. */
export function watchTips(page: Document, show: (of: Element | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const put = (of: Element | null, delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(of), delayMs);
  };
  const putNow = (of: Element | null) => {
    clearTimeout(timer);
    show(of);
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    if (isBubble(event)) {
      clearTimeout(timer);
      return;
    }
    const of = tipped(event);
    put(of, of ? openDelayMs : closeDelayMs);
  };
  const focus = (event: Event) => {
    const of = tipped(event);
    if (of?.matches(':focus-visible')) putNow(of);
  };
  const away = () => putNow(null);
  page.addEventListener('pointerover', over);
  page.addEventListener('pointerdown', away);
  page.addEventListener('focusin', focus);
  page.addEventListener('focusout', away);
  page.addEventListener('keydown', away);
  page.addEventListener('scroll', away, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    page.removeEventListener('pointerover', over);
    page.removeEventListener('pointerdown', away);
    page.removeEventListener('focusin', focus);
    page.removeEventListener('focusout', away);
    page.removeEventListener('keydown', away);
    page.removeEventListener('scroll', away, { capture: true });
  };
}
