// Gives the keyboard a place in the list when the thing it was on is gone.

/** After the list has been drawn anew; without such a card, the page's content takes the focus. */
export function focusTemplate(uuid: string | undefined): void {
  requestAnimationFrame(() => {
    const card = uuid && document.querySelector<HTMLElement>(`[data-template="${uuid}"] a`);
    const place = card || document.querySelector<HTMLElement>('main');
    place?.focus({ preventScroll: !card });
  });
}

/** The one after what goes, or before it. */
export function neighbourOf(gone: readonly string[], shown: readonly string[]): string | undefined {
  const last = shown.findLastIndex((uuid) => gone.includes(uuid));
  const stays = (uuid: string) => !gone.includes(uuid);
  return shown.slice(last + 1).find(stays) ?? shown.slice(0, Math.max(last, 0)).findLast(stays);
}
