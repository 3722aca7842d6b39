// Every sheet, in the order of the workbook; a new sheet is one folder and one line here.
import type { SheetDefinition } from './plan/sheet-definition.ts';
import { assumptions } from './sheets/assumptions/assumptions.ts';
import { balanceSheet } from './sheets/bs/bs.ts';
import { cashFlow } from './sheets/cf/cf.ts';
import { charts } from './sheets/charts/charts.ts';
import { chartsdata } from './sheets/chartsdata/chartsdata.ts';
import { content } from './sheets/content/content.ts';
import { cos } from './sheets/cos/cos.ts';
import { cover } from './sheets/cover/cover.ts';
import { dashboard } from './sheets/dashboard/dashboard.ts';
import { drivers } from './sheets/drivers/drivers.ts';
import { financing } from './sheets/financing/financing.ts';
import { fixedAssets } from './sheets/fixedassets/fixedassets.ts';
import { investmentPerformance } from './sheets/ip/ip.ts';
import { incomeStatement } from './sheets/is/is.ts';
import { ratios } from './sheets/ratios/ratios.ts';
import { revenue } from './sheets/revenue/revenue.ts';
import { sga } from './sheets/sga/sga.ts';
import { workingCapital } from './sheets/wc/wc.ts';

export const sheets: readonly SheetDefinition[] = [
  cover,
  content,
  dashboard,
  assumptions,
  drivers,
  revenue,
  cos,
  sga,
  workingCapital,
  fixedAssets,
  financing,
  incomeStatement,
  balanceSheet,
  cashFlow,
  investmentPerformance,
  ratios,
  charts,
  chartsdata,
];
