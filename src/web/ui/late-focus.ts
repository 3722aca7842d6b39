// Focuses the field that asks for it when the content of a dialog is loaded later than the dialog itself.

const wanted = '[data-autofocus]';

/** A ref for the body of a dialog. If the focus is in the content already, it stays there. */
export function lateFocus(body: HTMLElement | null): (() => void) | undefined {
  // Content that is there from the beginning is focused by the dialog.
  if (!body || body.querySelector(wanted)) return undefined;
  const observer = new MutationObserver(() => {
    const field = body.querySelector<HTMLElement>(wanted);
    if (!field) return;
    observer.disconnect();
    if (!body.contains(document.activeElement)) field.focus({ preventScroll: true });
  });
  observer.observe(body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
