// All kinds of the family money.
import type { Kind } from '../../kind/kind.ts';
import { funds } from './funds.ts';
import { lending } from './lending.ts';
import { neobanks } from './neobanks.ts';
import { payments } from './payments.ts';
import { transfers } from './transfers.ts';

export const money: readonly Kind[] = [...lending, ...transfers, ...funds, ...payments, ...neobanks];
