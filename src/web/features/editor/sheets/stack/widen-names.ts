// Makes the names wider or narrower while their edge is drawn, and whole by a double click.
import { changePageLook, usePageLook } from '../../session/storage/page-look.ts';

const rangePx = { min: 96, max: 480 } as const;
/** A press that moves less than this is none that draws. */
const stillPx = 3;

export function widenNames(pressed: MouseEvent, edge: Element): void {
  if (pressed.type === 'dblclick') {
    changePageLook({ names: usePageLook.getState().names === 'whole' ? 'usual' : 'whole' });
    return;
  }
  const fromPx = edge.parentElement?.getBoundingClientRect().width ?? 0;
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => {
    ending.abort();
    // What was drawn is kept on the device.
    changePageLook({});
  };
  const move = ({ clientX, buttons }: PointerEvent) => {
    const byPx = clientX - pressed.clientX;
    if (buttons === 0) end();
    else if (Math.abs(byPx) >= stillPx) {
      const names = Math.round(Math.min(rangePx.max, Math.max(rangePx.min, fromPx + byPx)));
      usePageLook.setState({ names });
    }
  };
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', end, { signal });
  document.addEventListener('pointercancel', end, { signal });
}
