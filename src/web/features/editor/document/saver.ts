// Gets every change to the server: a second after the last one, again when it failed, never over someone else's.
import type { StoreApi } from 'zustand/vanilla';
import type { Template } from '#template/template.ts';
import { isRefusal, NoResponseError } from '#web/api/api-error.ts';
import { onServerBack } from '#web/api/server-health.ts';
import type { DocumentState, SaveState } from './document-state.ts';
import { type DraftKeeper, keepDrafts } from './draft-keeper.ts';
import { fetchTemplate, sendTemplate } from './remote.ts';
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

  constructor(store: StoreApi<DocumentState>, saved: Template | null) {
    this.#store = store;
    this.#saved = saved;
    this.#drafts = keepDrafts(() => (this.hasUnsaved() ? store.getState() : null));
    const interval = setInterval(() => this.#saveByItself(), saveEveryMs);
    this.#stops = [() => clearInterval(interval), onServerBack(() => this.#saveByItself())];
    if (saved === null) this.#drafts.write();
  }

  hasUnsaved(): boolean {
    return this.#store.getState().template !== this.#saved;
  }

  templateChanged(): void {
    this.#drafts.changed();
    if (this.#store.getState().saving.kind === 'stale') return;
    this.#show({ kind: 'saving' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#saveByItself(), saveDelayMs);
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

  #saveByItself(): void {
    if (this.#store.getState().saving.kind !== 'stale') void this.save();
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
      this.#show({ kind: 'failed', message: error instanceof NoResponseError ? null : messageOf(error) });
      return false;
    }
  }

  #acknowledged(template: Template, revision: number): boolean {
    this.#saved = template;
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
        this.#show({ kind: 'failed', message: null });
        return false;
      }
    }
    this.#show({ kind: 'stale' });
    return false;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
