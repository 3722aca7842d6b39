// The job that takes the pictures of one template of the gallery and puts them onto its card.
import { z } from 'zod';
import { readGalleryCard } from '#server/cards/stored-gallery-card.ts';
import { findGalleryTemplate, putPicturesOnCard } from '#server/database/rows/gallery-template-rows.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import type { Ports } from '#server/ports/ports.ts';
import { chosenAgain } from './chosen-pictures.ts';
import { makePictures, type PictureParts } from './make-pictures.ts';
import { isOfProgram } from './picture-names.ts';

export const picturesJob = 'gallery-pictures';

export const picturesPayload = z.object({
  uuid: z.uuid(),
  /** When the template was saved that they are of. */
  savedAt: z.number(),
  programVersion: z.string(),
  /** The day on which their files were missing: each is asked for once, and files may be lost again. */
  lostOn: z.string().optional(),
});
export type PicturesPayload = z.output<typeof picturesPayload>;

interface JobParts extends PictureParts {
  readonly ports: Pick<Ports, 'files' | 'database'>;
}

/** In a queue of their own: what people build meanwhile comes in between. */
const caller = { accountId: 'gallery', network: 'gallery' } as const;

export const takeGalleryPictures =
  (parts: JobParts): JobHandler =>
  async (payload, _job, signal) => {
    const { uuid } = picturesPayload.parse(payload);
    const { query } = parts.ports.database;
    const template = await findGalleryTemplate(query, uuid);
    const card = template && readGalleryCard(template.card);
    if (template === undefined || !card) return;
    const { screenshots } = card;
    if (hasPictures(screenshots, parts.programVersion) && (await areThere(parts.ports.files, screenshots)))
      return;
    const made = await makePictures(parts, caller, template.document, null, signal);
    // A model that cannot be calculated has none.
    if ('faults' in made) return;
    await putPicturesOnCard(query, uuid, template.card, chosenAgain(made.names, screenshots));
  };

/** A store that a restore did not bring back has lost them. */
export async function areThere(
  files: Pick<Ports['files'], 'has'>,
  names: readonly string[],
): Promise<boolean> {
  for (const name of names) if (!(await files.has(name))) return false;
  return true;
}

export const hasPictures = (names: readonly string[], programVersion: string): boolean =>
  names.length > 0 && names.every((name) => isOfProgram(name, programVersion));
