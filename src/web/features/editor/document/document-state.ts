// What the editor knows of the template it has open.
import type { Template } from '#template/template.ts';
import type { History } from './history.ts';

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** It was changed elsewhere meanwhile: the person decides which version stays. */
  | { readonly kind: 'stale' }
  /** It was deleted elsewhere meanwhile; the server keeps what was sent with it. */
  | { readonly kind: 'deleted' };

/** Nothing is sent by itself while the person is asked. */
export const isAsked = ({ kind }: SaveState): boolean => kind === 'stale' || kind === 'deleted';

export interface DocumentState {
  readonly template: Template;
  readonly history: History;
  /** What the changes stand on; null while the server has never had the template. */
  readonly revision: number | null;
  readonly saving: SaveState;
}
