// Opens the template embedded in the page as a copy of the visitor's own, which is saved only once it is changed.
import { defaultLanguage, isLanguage } from '#language/language.ts';
import { readTemplate } from '#template/read-template.ts';
import { copyOfTemplate, type OfferedDocument } from '#web/state/templates/copy-of-template.ts';
import { copyUuid, rememberCopy } from '#web/state/templates/embedded-page.ts';
import { newUuid } from '#web/state/templates/new-uuid.ts';
import type { TemplateDocument } from './document.ts';
import type { OpenDocuments } from './open-documents.ts';

export async function openEmbedded(
  documents: OpenDocuments,
  templateId: string,
  original: OfferedDocument,
): Promise<TemplateDocument> {
  const copied = copyUuid(templateId);
  const own = copied === null ? null : await documents.open(copied);
  if (own) return own;
  const { template, repairs } = readTemplate(
    copyOfTemplate(original, {
      uuid: newUuid(),
      timestamp: Date.now(),
      language: isLanguage(original.language) ? original.language : defaultLanguage,
      nameAfter: (name) => name,
    }),
  );
  if (!template) throw new Error('The template of this page cannot be read.');
  const document = documents.keep({
    ...{ template, revision: null, repairs, isUnsaved: false },
    copyOf: templateId,
  });
  const stop = document.store.subscribe((state) => {
    if (state.template === template) return;
    rememberCopy(templateId, template.uuid);
    stop();
  });
  return document;
}
