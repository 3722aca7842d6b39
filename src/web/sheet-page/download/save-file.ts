// Gives bytes to the browser as a file with a name.

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** A browser reads the file within that time. */
const releaseDelayMs = 60_000;

export function saveFile(file: Uint8Array, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([new Uint8Array(file)], { type: workbookType }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), releaseDelayMs);
}
