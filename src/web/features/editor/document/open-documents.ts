// Opens templates one at a time: from the server, or from what an earlier visit left unsaved in this browser.

import { isRefusal } from '#web/api/api-error.ts';
import { isUuid } from '#web/state/templates/is-uuid.ts';
import { removeDraft } from '#web/state/unsaved-work/drafts.ts';
import { setOpenWork } from '#web/state/unsaved-work/open-work.ts';
import { isSameContent } from './checks/same-content.ts';
import {
  createDocument,
  type DocumentScope,
  type NewDocument,
  newScope,
  type TemplateDocument,
} from './document.ts';
import { type NewModel, newModelOf, newTemplate, rememberNewModel } from './new-model.ts';
import { type RecoveredDraft, recoverDrafts, saveOlderDrafts } from './recover-drafts.ts';
import {
  fetchDefaultTemplate,
  fetchTemplate,
  type RemoteTemplate,
  UnreadableTemplateError,
} from './remote.ts';

export class OpenDocuments {
  /** The last opened document stays, with its undo steps, until another is opened. */
  #current: TemplateDocument | null = null;
  /** The last save of the previous document, which must finish before that document is reopened. */
  #closing: Promise<void> = Promise.resolve();
  /** State kept for a template is there again when it is reopened. */
  readonly #scopes = new Map<string, DocumentScope>();
  readonly #page = {};

  /** Null when neither the server nor this browser has it. */
  async open(uuid: string, signal?: AbortSignal): Promise<TemplateDocument | null> {
    const known = this.#current?.uuid === uuid ? this.#current : null;
    if (known?.saver.isUntouched()) return known;
    if (known?.saver.hasUnsaved()) {
      // It may have been restored since.
      if (known.store.getState().saving.kind === 'deleted') void known.saver.save();
      return known;
    }
    await this.#closing;
    const remote = await fetchOrNull(uuid, signal);
    if (known && known.store.getState().revision === remote?.revision) return known;
    const { left, unreadable } = await recoverDrafts(uuid);
    const document = this.#withDrafts(left, known, remote);
    if (!document && unreadable.length > 0) throw new UnreadableTemplateError('drafts only', unreadable);
    document?.store.setState({ unreadableDrafts: unreadable });
    return document ?? this.#begunAgain(uuid, signal);
  }

  #withDrafts(
    [newest, ...older]: readonly RecoveredDraft[],
    known: TemplateDocument | null,
    remote: RemoteTemplate | null,
  ): TemplateDocument | null {
    if (newest) {
      const document = this.#keepRecovered(newest, remote);
      void saveOlderDrafts(document.store, older);
      return document;
    }
    if (!known || !remote) return remote && this.keep({ ...remote, isUnsaved: false });
    known.saver.showNewer(remote, 'elsewhere');
    return known;
  }

  /** Saved with the first change: whoever leaves before that leaves nothing. */
  async openNew(begun: NewModel, signal?: AbortSignal): Promise<TemplateDocument> {
    const template = newTemplate(await fetchDefaultTemplate(begun.language, signal), begun);
    rememberNewModel(template.uuid, begun);
    return this.keep({ template, revision: null, isUnsaved: false });
  }

  /** The page was loaded again before anything was changed. */
  async #begunAgain(uuid: string, signal?: AbortSignal): Promise<TemplateDocument | null> {
    const begun = newModelOf(uuid);
    if (begun === null) return null;
    const template = newTemplate(await fetchDefaultTemplate(begun.language, signal), begun);
    return this.keep({ template: { ...template, uuid }, revision: null, isUnsaved: false });
  }

  keep(wanted: NewDocument): TemplateDocument {
    const document = createDocument({ ...wanted, scope: this.#scopeOf(wanted.template.uuid) });
    const before = this.#current;
    this.#current = document;
    const { saver } = document;
    setOpenWork({ save: () => saver.save(), discard: () => saver.dispose() });
    if (before) this.#closing = this.#close(before);
    return document;
  }

  #keepRecovered(
    { draft, template, repairs }: RecoveredDraft,
    remote: RemoteTemplate | null,
  ): TemplateDocument {
    if (remote && isSameContent(template, remote.template)) {
      removeDraft(draft.key);
      return this.keep({ ...remote, isUnsaved: false });
    }
    // A draft based on an older revision keeps that revision: saving it is rejected as stale, and the user is asked.
    const revision = remote ? draft.baseRevision : null;
    return this.keep({
      ...{ template, revision, repairs, isUnsaved: true },
      ...{ draft: draft.key, copyOf: draft.copyOf },
    });
  }

  async #close({ saver, scope }: TemplateDocument): Promise<void> {
    if (scope !== this.#current?.scope) for (const close of scope.onClose) close();
    await saver.save();
    saver.dispose();
  }

  #scopeOf(uuid: string): DocumentScope {
    const scope = this.#scopes.get(uuid) ?? newScope(uuid, this.#page);
    this.#scopes.set(uuid, scope);
    return scope;
  }
}

async function fetchOrNull(uuid: string, signal?: AbortSignal): Promise<RemoteTemplate | null> {
  if (!isUuid(uuid)) return null;
  try {
    return await fetchTemplate(uuid, signal);
  } catch (error) {
    if (isRefusal(error, 'template-not-found')) return null;
    throw error;
  }
}
