// All kinds of the family funerals.
import type { Kind } from '../../kind/kind.ts';
import { cemeteries } from './cemeteries.ts';
import { crematoria } from './crematoria.ts';
import { partings } from './partings.ts';

export const funerals: readonly Kind[] = [...partings, ...crematoria, ...cemeteries];
