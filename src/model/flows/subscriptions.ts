// Services that people subscribe to, and the expenses that win such customers.

import type { FlowVariable, ReadyFlow } from '../survey/flow.ts';
import { oncePer } from '../survey/once-per.ts';
import type { Resource } from '../survey/resource.ts';
import type { Survey } from '../survey/survey.ts';
import { readyFlowsOf, tradeFlows } from './trade-sheet.ts';

export interface Subscription {
  readonly flow: ReadyFlow;
  /** The variable of those who come. */
  readonly won: FlowVariable;
  /** What customers are counted in. */
  readonly unit: string;
}

const sales = { sectionId: 'section_sales', flowId: 'incBook' } as const;
const expenses = { sectionId: 'section_sga', flowId: 'expBook' } as const;

/** [RAT-16] By the formula's id, while it still has the steps and the variable that customers are counted by. */
function subscriptionOf(flow: ReadyFlow): Subscription | null {
  const { formula, steps, variables } = flow;
  const customers = steps.find(({ id }) => id === 'customers');
  const won = variables.find(({ variable }) => variable.id === 'new');
  const isCounted = customers !== undefined && steps.some(({ id }) => id === 'lost');
  if (formula.id !== 'subscription' || !isCounted || !won) return null;
  return { flow, won, unit: customers.unit ?? '' };
}

export const subscriptions = oncePer((survey: Survey): readonly Subscription[] =>
  readyFlowsOf(tradeFlows(sales, survey)).flatMap((flow) => subscriptionOf(flow) ?? []),
);

export const hasUnitEconomics = (survey: Survey): boolean =>
  survey.hasSheet('ratios') && subscriptions(survey).length > 0;

const winsCustomers = ({ entry }: Resource): boolean => entry.otherAssumptions.acquisition?.value === '1';

export const acquisitionExpenses = (survey: Survey): readonly ReadyFlow[] =>
  readyFlowsOf(tradeFlows(expenses, survey)).filter(({ resource }) => winsCustomers(resource));
