// Saves every change to the server: a second after the last one, again after a failure, never over someone else's.
import { defineMessages } from 'react-intl';
import type { StoreApi } from 'zustand/vanilla';
import type { Template } from '#template/template.ts';
import { isRefusal, NoResponseError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { onServerBack } from '#web/api/server-health.ts';
import { isViewing } from '#web/api/view-as.ts';
import { isSameContent } from './checks/same-content.ts';
import { type DocumentState, isUndecided, type SaveState, type UpdateSource } from './document-state.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';
import { replace, type StepLabel } from './history/history.ts';
import { endGeneration } from './modules/module-states.ts';
import { announceSaved, onReturnToTab, onSavedInOtherTab } from './other-tabs.ts';
import { fetchIfNewer, fetchTemplate, type RemoteTemplate, sendTemplate } from './remote.ts';
import { retryDelayMs } from './retry-delay.ts';

const saveDelayMs = 1000;
const saveEveryMs = 60_000;

const labels = defineMessages({
  acceptNewer: { id: 'step.take-newer' },
  elsewhere: { id: 'step.elsewhere' },
});

export class Saver {
  readonly #store: StoreApi<DocumentState>;
  readonly #drafts: DraftSaver;
  readonly #stops: (() => void)[];
  /** What the server has acknowledged. */
  #saved: Template | null;
  /** What was sent last, acknowledged or not. */
  #sent: Template | null = null;
  /** What the server kept as a conflict because it was outdated. */
  #aside: Template | null = null;
  /** The user chose this version over another one, which the server keeps too. */
  #keepsReplaced = false;
  #isLooking = false;
  #underWay: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** The server asked not to be contacted until then. */
  #notBeforeMs = 0;

  /** A restored draft keeps its key. */
  constructor(store: StoreApi<DocumentState>, saved: Template | null, draft: string | null) {
    this.#store = store;
    this.#saved = saved;
    this.#drafts = createDraftSaver(() => (this.hasUnsaved() ? store.getState() : null), draft);
    const interval = setInterval(() => {
      if (Date.now() >= this.#notBeforeMs) this.#saveByItself();
    }, saveEveryMs);
    this.#stops = [
      () => clearInterval(interval),
      onServerBack(() => this.#saveByItself()),
      onSavedInOtherTab(this.#uuid, () => void this.checkForNewer('tab')),
      onReturnToTab(() => void this.checkForNewer('elsewhere')),
    ];
    if (saved === null) this.#drafts.write();
  }

  /** What is tried out in a view is nobody's work. */
  hasUnsaved(): boolean {
    return !isViewing && this.#store.getState().template !== this.#saved;
  }

  /** Neither on the server nor anybody's work yet: a new model that nothing was done in. */
  isUntouched(): boolean {
    const { revision, copyOf } = this.#store.getState();
    return revision === null && copyOf === null && !this.hasUnsaved();
  }

  /** Progress in it is nothing to save. */
  stayUntouched(template: Template): void {
    this.#saved = template;
    this.#store.setState({ template });
  }

  /** Saves it all the same, for those who read it from the server. */
  async saveUntouched(): Promise<boolean> {
    if (this.isUntouched()) this.#saved = null;
    return this.save();
  }

  templateChanged(): void {
    if (isViewing) return;
    this.#drafts.changed();
    if (isUndecided(this.#store.getState().saving)) return;
    this.#show({ kind: 'saving' });
    this.#saveIn(Math.max(saveDelayMs, this.#notBeforeMs - Date.now()));
  }

  /** Saves at once; true when the server has everything. */
  async save(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#underWay) await this.#underWay;
    if (!this.hasUnsaved()) return true;
    this.#underWay ??= this.#send().finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  /** Replaces the local version with the server's; the server keeps the local one as a version, and one undo restores it. */
  async takeNewer(): Promise<void> {
    await this.#putAside();
    this.#takeOver(await fetchTemplate(this.#uuid), { message: labels.acceptNewer });
  }

  /** Saves the local version over the server's, which the server keeps as a version. */
  async saveOver(): Promise<boolean> {
    const { saving } = this.#store.getState();
    const theirs = saving.kind === 'stale' ? saving.theirs : null;
    const { revision } = theirs ?? (await fetchTemplate(this.#uuid));
    this.#keepsReplaced = true;
    this.#store.setState({ revision });
    return this.save();
  }

  /** Restores an earlier version as the newest one; undo restores what was there before. */
  async restore(version: string, label: StepLabel): Promise<void> {
    const isSaved = await this.save();
    const { revision } = this.#store.getState();
    if (!isSaved || revision === null) throw new Error('The server has not got what stands here.');
    const params = { id: this.#uuid, version };
    await call('restoreTemplateVersion', { params, body: { baseRevision: revision } });
    this.#takeOver(await fetchTemplate(this.#uuid), label);
    announceSaved(this.#uuid);
  }

  /** Shows what was saved elsewhere meanwhile. If there is unsaved work, saving it reveals the conflict, and the user is asked. */
  async checkForNewer(from: UpdateSource): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#underWay;
      const { revision, saving } = this.#store.getState();
      if (saving.kind === 'saving' && Date.now() >= this.#notBeforeMs) await this.save();
      if (saving.kind !== 'saved' || revision === null) return;
      const newer = await fetchIfNewer(this.#uuid, revision);
      if (newer) this.showNewer(newer, from);
    } catch {
      // Nobody waits for this: saving reports errors, and the next check may see more.
    } finally {
      this.#isLooking = false;
    }
  }

  /** Unless there is unsaved work by now, or something newer still. */
  showNewer(newer: RemoteTemplate, from: UpdateSource): void {
    const { revision, saving } = this.#store.getState();
    if (saving.kind !== 'saved' || this.hasUnsaved() || (revision ?? 0) >= newer.revision) return;
    this.#takeOver(newer, { message: labels.elsewhere });
    this.#store.setState({ updateSource: from });
  }

  /** Stops automatic saving; unsaved work stays in this browser. */
  dispose(): void {
    clearTimeout(this.#timer);
    for (const stop of this.#stops) stop();
    this.#drafts.dispose();
  }

  get #uuid(): string {
    return this.#store.getState().template.uuid;
  }

  /** As a separate step: earlier steps still apply once it is undone. */
  #takeOver({ template: newer, revision, repairs }: RemoteTemplate, label: StepLabel): void {
    const { template, history } = replace(this.#store.getState(), label, endGeneration(newer));
    this.#saved = template;
    this.#keepsReplaced = false;
    this.#failures = 0;
    clearTimeout(this.#timer);
    this.#store.setState({ template, history, revision, repairs, saving: { kind: 'saved' } });
    this.#drafts.remove();
  }

  /** Sends what was typed after the outdated save, so that the server keeps that as well. */
  async #putAside(): Promise<void> {
    const { template, revision } = this.#store.getState();
    if (template === this.#aside) return;
    try {
      await sendTemplate(template, revision);
    } catch (error) {
      if (!isRefusal(error, 'template-stale')) throw error;
    }
    this.#aside = template;
  }

  #show(saving: SaveState): void {
    this.#store.setState({ saving });
  }

  #saveIn(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#saveByItself(), delayMs);
  }

  #saveByItself(): void {
    if (!isUndecided(this.#store.getState().saving)) void this.save();
  }

  async #send(): Promise<boolean> {
    const { template, revision, copyOf } = this.#store.getState();
    this.#show({ kind: 'saving' });
    const sentBefore = this.#sent;
    this.#sent = template;
    try {
      const reply = await sendTemplate(template, revision, { keepsReplaced: this.#keepsReplaced, copyOf });
      return this.#acknowledged(template, reply.revision);
    } catch (error) {
      if (isRefusal(error, 'template-stale')) {
        this.#aside = template;
        return this.#wasStale(sentBefore);
      }
      this.#wasRefused(error);
      return false;
    }
  }

  #wasRefused(error: unknown): void {
    if (isRefusal(error, 'template-not-found') && error.conflictVersion !== null) {
      this.#show({ kind: 'deleted' });
      return;
    }
    this.#show({ kind: 'failed', error });
    this.#failures += 1;
    const delayMs = retryDelayMs(error, this.#failures);
    if (delayMs === null) return;
    this.#notBeforeMs = Date.now() + delayMs;
    this.#saveIn(delayMs);
  }

  #acknowledged(template: Template, revision: number): boolean {
    this.#saved = template;
    this.#failures = 0;
    this.#notBeforeMs = 0;
    this.#keepsReplaced = false;
    this.#store.setState({ revision });
    announceSaved(this.#uuid);
    if (this.hasUnsaved()) {
      this.templateChanged();
      return false;
    }
    this.#show({ kind: 'saved' });
    this.#drafts.remove();
    return true;
  }

  /** A save whose reply was lost makes us look outdated against ourselves: then only the revision was missing. */
  async #wasStale(sentBefore: Template | null): Promise<boolean> {
    const mine = this.#store.getState().template;
    let theirs: RemoteTemplate | null = null;
    try {
      theirs = await fetchTemplate(this.#uuid);
      if (isSameContent(theirs.template, mine)) return this.#acknowledged(mine, theirs.revision);
      if (sentBefore && isSameContent(theirs.template, sentBefore)) {
        this.#store.setState({ revision: theirs.revision });
        this.templateChanged();
        return false;
      }
    } catch (error) {
      if (error instanceof NoResponseError) {
        this.#show({ kind: 'failed', error });
        return false;
      }
    }
    this.#show({ kind: 'stale', theirs });
    return false;
  }
}
