// Gets every change to the server: a second after the last one, again when it failed, never over someone else's.
import type { StoreApi } from 'zustand/vanilla';
import type { Template } from '#template/template.ts';
import { isRefusal, NoResponseError } from '#web/api/api-error.ts';
import { onServerBack } from '#web/api/server-health.ts';
import { type DocumentState, isAsked, type SaveState } from './document-state.ts';
import { type DraftKeeper, keepDrafts } from './draft-keeper.ts';
import { fetchTemplate, sendTemplate } from './remote.ts';
import { retryDelayMs } from './retry-delay.ts';
import { isSameWork } from './same-work.ts';

const saveDelayMs = 1000;
const saveEveryMs = 60_000;

export class Saver {
  readonly #store: StoreApi<DocumentState>;
  readonly #drafts: DraftKeeper;
  readonly #stops: (() => void)[];
  /** What the server has acknowledged. */
  #saved: Template | null;
  /** What was sent last, acknowledged or not. */
  #sent: Template | null = null;
  #underWay: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** The server asked to be left alone until then. */
  #notBeforeMs = 0;

  /** A draft that is taken up goes on under its own key. */
  constructor(store: StoreApi<DocumentState>, saved: Template | null, draft: string | null) {
    this.#store = store;
    this.#saved = saved;
    this.#drafts = keepDrafts(() => (this.hasUnsaved() ? store.getState() : null), draft);
    const interval = setInterval(() => {
      if (Date.now() >= this.#notBeforeMs) this.#saveByItself();
    }, saveEveryMs);
    this.#stops = [() => clearInterval(interval), onServerBack(() => this.#saveByItself())];
    if (saved === null) this.#drafts.write();
  }

  hasUnsaved(): boolean {
    return this.#store.getState().template !== this.#saved;
  }

  templateChanged(): void {
    this.#drafts.changed();
    if (isAsked(this.#store.getState().saving)) return;
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

  /** Gives up what is here for what the server has. */
  async takeNewer(): Promise<void> {
    const { template, revision } = await fetchTemplate(this.#uuid);
    this.#saved = template;
    this.#store.setState({
      template,
      revision,
      history: { past: [], future: [] },
      saving: { kind: 'saved' },
    });
    this.#drafts.remove();
  }

  /** Saves what is here over what the server has. */
  async saveOver(): Promise<boolean> {
    const { revision } = await fetchTemplate(this.#uuid);
    this.#store.setState({ revision });
    return this.save();
  }

  /** Stops saving by itself; whatever is unsaved stays in this browser. */
  dispose(): void {
    clearTimeout(this.#timer);
    for (const stop of this.#stops) stop();
    this.#drafts.dispose();
  }

  get #uuid(): string {
    return this.#store.getState().template.uuid;
  }

  #show(saving: SaveState): void {
    this.#store.setState({ saving });
  }

  #saveIn(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#saveByItself(), delayMs);
  }

  #saveByItself(): void {
    if (!isAsked(this.#store.getState().saving)) void this.save();
  }

  async #send(): Promise<boolean> {
    const { template, revision } = this.#store.getState();
    this.#show({ kind: 'saving' });
    const sentBefore = this.#sent;
    this.#sent = template;
    try {
      const reply = await sendTemplate(template, revision);
      return this.#acknowledged(template, reply.revision);
    } catch (error) {
      if (isRefusal(error, 'template-stale')) return this.#wasStale(sentBefore);
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
    this.#store.setState({ revision });
    if (this.hasUnsaved()) {
      this.templateChanged();
      return false;
    }
    this.#show({ kind: 'saved' });
    this.#drafts.remove();
    return true;
  }

  /** A save whose answer was lost makes us look stale against ourselves: then only the revision was missing. */
  async #wasStale(sentBefore: Template | null): Promise<boolean> {
    const mine = this.#store.getState().template;
    try {
      const theirs = await fetchTemplate(this.#uuid);
      if (isSameWork(theirs.template, mine)) return this.#acknowledged(mine, theirs.revision);
      if (sentBefore && isSameWork(theirs.template, sentBefore)) {
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
    this.#show({ kind: 'stale' });
    return false;
  }
}
