// Saves a copy of an offered template, without the harmless errors that the server would refuse.
import { call } from '#web/api/call.ts';
import { loadLazily } from '#web/api/load-lazily.ts';
import { type CopyTraits, copyOfTemplate, type OfferedDocument } from './copy-of-template.ts';

export interface SavedCopy {
  readonly uuid: string;
  readonly isRepaired: boolean;
}

/** Resolves once the server has stored it. */
export async function saveCopy(
  original: OfferedDocument,
  copyOf: string,
  traits: CopyTraits,
): Promise<SavedCopy> {
  const { readTemplate } = await loadLazily(() => import('#template/read-template.ts'));
  const { template, repairs } = readTemplate(copyOfTemplate(original, traits));
  if (!template) throw new Error('The template cannot be read.');
  const { uuid } = template;
  await call('saveUserTemplate', { params: { id: uuid }, body: { template, baseRevision: 0, copyOf } });
  return { uuid, isRepaired: repairs.length > 0 };
}
