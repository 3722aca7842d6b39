// Brings the keyboard to the field that asks for it where the content of a dialog comes later than the dialog itself.

const wanted = '[data-autofocus]';

/** Given to the body of a dialog. Whoever is in the content by then stays where they are. */
export function lateFocus(body: HTMLElement | null): (() => void) | undefined {
  // What is there from the beginning is found by the dialog.
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
