// What the numbers were before a slider moved them, for as long as the template is open.
import { documentStore } from '../document/document-store.ts';
import type { Lever } from './model-levers.ts';

export type LeverBefore = Pick<Lever, 'text' | 'own'>;

const befores = documentStore<{ readonly known: ReadonlyMap<string, LeverBefore> }>(() => ({
  known: new Map(),
}));

export const useBefore = (key: string): LeverBefore | undefined => befores.use(({ known }) => known.get(key));

export const rememberBefore = (
  document: Parameters<typeof befores.of>[0],
  key: string,
  { text, own }: LeverBefore,
): void =>
  befores.of(document).setState(({ known }) => ({ known: new Map([...known, [key, { text, own }]]) }));
