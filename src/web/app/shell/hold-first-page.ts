// Where the page is the first of its tab, Back would leave the product with something open: an entry of our own is before it then.

const mark = 'isHeld';

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state;

interface Held {
  /** Something has opened, which Back is to close. */
  readonly hold: () => void;
  readonly letGo: () => void;
}

/** `close` says whether there was something to close. The router learns nothing of the entry: it has the same address and number. */
export function holdFirstPage(close: () => boolean): Held {
  const { history } = window;
  let isHeld = isMarked(history.state);
  /** Whether the step is our own, which changes nothing. */
  let isReturning = false;
  const follow = (event: PopStateEvent) => {
    const wasHeld = isHeld;
    isHeld = isMarked(event.state);
    const isOver = wasHeld && !isHeld && isFirst(event.state);
    if (!isReturning && !isOver) return;
    event.stopImmediatePropagation();
    if (isReturning) isReturning = false;
    else if (close()) {
      isReturning = true;
      history.forward();
    } else history.back();
  };
  // Before the router, which listens to the same.
  window.addEventListener('popstate', follow, true);
  return {
    hold: () => {
      const { state }: { readonly state: unknown } = history;
      if (isHeld || !isFirst(state)) return;
      History.prototype.pushState.call(history, { ...state, [mark]: true }, '', window.location.href);
      isHeld = true;
    },
    letGo: () => window.removeEventListener('popstate', follow, true),
  };
}

function isFirst(state: unknown): state is object {
  return typeof state === 'object' && state !== null && '__TSR_index' in state && state.__TSR_index === 0;
}
