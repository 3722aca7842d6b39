// What the editor knows about the open template.
import type { Fault } from '#template/fault.ts';
import type { Template } from '#template/template.ts';
import type { History } from './history/history.ts';
import type { ModuleStates } from './modules/module-states.ts';
import type { RemoteTemplate } from './remote.ts';

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** It was changed elsewhere meanwhile: the user decides which version to keep. Null if the other version could not be read. */
  | { readonly kind: 'stale'; readonly theirs: RemoteTemplate | null }
  /** It was deleted elsewhere meanwhile; the server keeps what was sent with it. */
  | { readonly kind: 'deleted' };

/** Nothing is saved automatically while the user has to decide. */
export const isUndecided = ({ kind }: SaveState): boolean => kind === 'stale' || kind === 'deleted';

/** Where the newer version that replaced this one came from. */
export type UpdateSource = 'tab' | 'elsewhere';

/** Work older than what was restored from this browser, which the server keeps as versions. */
export interface SavedOlderDrafts {
  readonly count: number;
  /** When the newest of it was last typed. */
  readonly savedAtMs: number;
}

export interface DocumentState {
  readonly template: Template;
  readonly history: History;
  /** The revision the changes are based on; null while the server has never had the template. */
  readonly revision: number | null;
  /** The template that it is a copy of, told to the server with its first save; null if of none that is known. */
  readonly copyOf: string | null;
  readonly saving: SaveState;
  /** Null while nothing is generated. */
  readonly progress: ModuleStates | null;
  /** Cleared once the user has been notified. */
  readonly updateSource: UpdateSource | null;
  /** Cleared once the user has been notified. */
  readonly savedOlderDrafts: SavedOlderDrafts | null;
  /** What was repaired when it was read, until the user has been informed. */
  readonly repairs: readonly Fault[];
  /** The keys of unsaved work in this browser that cannot be read, until the user has been informed. */
  readonly unreadableDrafts: readonly string[];
}
