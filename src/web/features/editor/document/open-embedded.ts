// Opens the template that the page carries as a copy of the visitor's own, which nobody keeps until it is changed.
import { readTemplate } from '#template/read-template.ts';
import { copyOfTemplate } from '#web/state/copy-of-template.ts';
import { type EmbeddedPage, noteTaken, takenUuid } from '#web/state/embedded-page.ts';
import { newUuid } from '#web/state/new-uuid.ts';
import type { TemplateDocument } from './document.ts';
import { keepDocument, openDocument } from './open-document.ts';

export async function openEmbedded({
  templateId,
  template: original,
}: EmbeddedPage): Promise<TemplateDocument> {
  const taken = takenUuid(templateId);
  const own = taken === null ? null : await openDocument(taken);
  if (own) return own;
  const { template } = readTemplate(
    copyOfTemplate(original, {
      uuid: newUuid(),
      timestamp: Date.now(),
      language: original.language === 'ru' ? 'ru' : 'en',
      nameAfter: (name) => name,
    }),
  );
  if (!template) throw new Error('The template of this page cannot be read.');
  const document = keepDocument({ template, revision: null, isUnsaved: false });
  const stop = document.store.subscribe((state) => {
    if (state.template === template) return;
    noteTaken(templateId, template.uuid);
    stop();
  });
  return document;
}
