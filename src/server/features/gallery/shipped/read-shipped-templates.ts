// Reads the list of the templates that come with the program; their documents are read only where they are needed.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { storedCard } from '#server/cards/stored-gallery-card.ts';
import type { ShippedTemplate } from './shipped-template.ts';

const shippedList = z.array(
  z.object({
    uuid: z.uuid(),
    file: z.string().regex(/^[a-z-]+\.json$/),
    sha256: z.string().regex(/^[\da-f]{64}$/),
    card: storedCard,
  }),
);

export async function readShippedTemplates(folder: string): Promise<readonly ShippedTemplate[]> {
  const listed = shippedList.parse(JSON.parse(await readFile(join(folder, 'templates.json'), 'utf8')));
  return listed.map(({ uuid, file, sha256, card }) => ({
    uuid,
    sha256,
    card: JSON.stringify(card),
    // Without the end of its line, which belongs to the file.
    readDocument: async () =>
      Buffer.from((await readFile(join(folder, 'documents', file), 'utf8')).trimEnd()),
  }));
}
