// What the history says of a model that was opened from its card: where nobody was in it before, it begins with what it comes to.

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly isFromCard?: boolean;
  }
}

export const fromCard = { isFromCard: true } as const;

/** Of the shown entry of the history; also after a reload. */
export function isFromCard(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'isFromCard' in state && state.isFromCard === true;
}
