// Moves the focus within the list when the focused template is gone.

/** After the list was rendered again; without such a card, the page's content is focused. */
export function focusTemplate(uuid: string | undefined): void {
  requestAnimationFrame(() => {
    const card = uuid && document.querySelector<HTMLElement>(`[data-template="${uuid}"] a`);
    const place = card || document.querySelector<HTMLElement>('main');
    place?.focus({ preventScroll: !card });
  });
}

/** The one after the deleted ones, or before them. */
export function neighbourOf(gone: readonly string[], shown: readonly string[]): string | undefined {
  const last = shown.findLastIndex((uuid) => gone.includes(uuid));
  const stays = (uuid: string) => !gone.includes(uuid);
  return shown.slice(last + 1).find(stays) ?? shown.slice(0, Math.max(last, 0)).findLast(stays);
}
