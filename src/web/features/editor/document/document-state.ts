// What the editor knows of the template it has open.
import type { Template } from '#template/template.ts';
import type { History } from './history.ts';

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** The message is the server's own; null when nothing answered. */
  | { readonly kind: 'failed'; readonly message: string | null }
  /** It was changed elsewhere meanwhile: the person decides which version stays. */
  | { readonly kind: 'stale' };

export interface DocumentState {
  readonly template: Template;
  readonly history: History;
  /** What the changes stand on; null while the server has never had the template. */
  readonly revision: number | null;
  readonly saving: SaveState;
}
