// Every sheet, in the order of the workbook; a new sheet is one folder and one line here.
import type { SheetDefinition } from './sheet-definition.ts';
import { assumptions } from './sheets/assumptions/assumptions.ts';
import { cos } from './sheets/cos/cos.ts';
import { revenue } from './sheets/revenue/revenue.ts';
import { sga } from './sheets/sga/sga.ts';

export const sheets: readonly SheetDefinition[] = [assumptions, revenue, cos, sga];
