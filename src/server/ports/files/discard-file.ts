// Deletes a file that nothing refers to any more; one that cannot be reached is deleted by a later sweep.
import type { Files } from './files.ts';
import { FilesUnavailable } from './files-unavailable.ts';

export async function discardFile(files: Pick<Files, 'delete'>, name: string): Promise<void> {
  try {
    await files.delete(name);
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
  }
}
