// Takes the pictures of a template, or finds those there are of the same one, and keeps them as files.
import type { ModelFault } from '#server/building/write-model.ts';
import type { Caller } from '#server/model-processes/make-room.ts';
import type { ModelProcesses } from '#server/model-processes/model-processes.ts';
import type { Ports } from '#server/ports/ports.ts';
import { mostPictures, type PicturedTemplate, pictureNames } from './picture-names.ts';
import type { takePictures } from './take-pictures.ts';

export interface PictureParts {
  readonly ports: Pick<Ports, 'files'>;
  readonly processes: Pick<ModelProcesses, 'run'>;
  readonly programVersion: string;
}

export type MadePictures = { readonly names: readonly string[] } | { readonly faults: readonly ModelFault[] };

const source = new URL('./take-pictures.ts', import.meta.url);
const name: (typeof takePictures)['name'] = 'takePictures';

/** `digest` is that of the document where it is known already. */
export async function makePictures(
  { ports: { files }, processes, programVersion }: PictureParts,
  caller: Caller,
  document: Uint8Array,
  digest: string | null,
  signal: AbortSignal,
): Promise<MadePictures> {
  const kept = digest === null ? null : await keptPictures(files, { programVersion, digest });
  if (kept !== null) return { names: kept };
  const work = { source, name, task: document, heldBytes: document.byteLength };
  const taken = await processes.run<typeof takePictures>(caller, work, signal);
  if ('faults' in taken) return taken;
  const { pictures } = taken;
  const names = pictureNames({ programVersion, digest: digest ?? taken.digest }, pictures.length);
  for (const [index, picture] of pictures.entries()) await files.put(names[index] ?? '', picture);
  return { names };
}

/** Written again, so that a sweep that is about to delete what nobody uses finds them young. */
async function keptPictures(
  files: Ports['files'],
  template: PicturedTemplate,
): Promise<readonly string[] | null> {
  for (let count = mostPictures; count > 0; count -= 1) {
    const names = pictureNames(template, count);
    if (!(await files.has(names[0] ?? ''))) continue;
    const contents = await Promise.all(names.map((one) => files.get(one)));
    const whole = contents.filter((content) => content !== null);
    if (whole.length < count) return null;
    for (const [index, content] of whole.entries()) await files.put(names[index] ?? '', content);
    return names;
  }
  return null;
}
