// What the gallery says of a document by itself: whether its numbers pass their checks, and its pictures.
import type { GalleryDocument } from '#server/documents/posted-gallery-template.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/model-processes/make-room.ts';
import type { ModelProcesses } from '#server/model-processes/model-processes.ts';
import { chosenPictures } from '#server/pictures/chosen-pictures.ts';
import { makePictures, type PictureParts } from '#server/pictures/make-pictures.ts';
import { FilesUnavailable } from '#server/ports/files/files-unavailable.ts';
import type { passesChecks } from './passes-checks.ts';

const source = new URL('./passes-checks.ts', import.meta.url);
const name: (typeof passesChecks)['name'] = 'passesChecks';

/** Like any save, it continues when the client disconnects. */
const never = () => new AbortController().signal;

export const checkNumbers = (
  processes: Pick<ModelProcesses, 'run'>,
  caller: Caller,
  document: Uint8Array,
): Promise<boolean> => {
  const work = { source, name, task: document, heldBytes: document.byteLength };
  return processes.run<typeof passesChecks>(caller, work, never());
};

/** The card as it is stored: checked, with its pictures. */
export async function examinedCard(
  parts: PictureParts,
  caller: Caller,
  examined: GalleryDocument,
): Promise<string> {
  const isVerified = await checkNumbers(parts.processes, caller, examined.document);
  const screenshots = await picturesFor(parts, caller, examined);
  return JSON.stringify({ ...examined.card, isVerified, screenshots });
}

/** A model that cannot be calculated has none; where they cannot be kept at the moment, they are taken later. */
export async function picturesFor(
  parts: PictureParts,
  caller: Caller,
  { document, digest, askedPictures }: GalleryDocument,
): Promise<readonly string[]> {
  try {
    const made = await makePictures(parts, caller, document, digest, never());
    return 'faults' in made ? [] : chosenPictures(made.names, askedPictures);
  } catch (error) {
    if (error instanceof AppError || error instanceof FilesUnavailable) return [];
    throw error;
  }
}
