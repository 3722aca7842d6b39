// Puts a block of a grid into the clipboard when no key asked for it.

/** Only a page that came by a secure way may write; elsewhere the browser is asked to copy what is selected. */
export async function writeCopied(text: string, html: string): Promise<void> {
  // Browsers leave it out of pages that came by an insecure way.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) {
    document.execCommand('copy');
    return;
  }
  const copied = new ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([html], { type: 'text/html' }),
  });
  await clipboard.write([copied]).catch(() => document.execCommand('copy'));
}
