// Asks what would close the gap, of the template as it stands, and again with each change.
import { useEffect } from 'react';
import { useCalculation, useFundingReply } from '../calculation/calculation-client.ts';
import type { FundingOffers } from '../calculation/funding/fund-gap.ts';
import { useTemplate } from '../document/document-context.ts';
import { useScenario } from '../session/state/use-scenario.ts';

/** Undefined until they are there; the last ones stay meanwhile. */
export function useOffers(rate: string): FundingOffers | null | undefined {
  const template = useTemplate();
  const { index } = useScenario(template);
  const calculation = useCalculation();
  const reply = useFundingReply();
  useEffect(() => {
    calculation.fund({ template, scenario: index + 1, rate });
  }, [calculation, template, index, rate]);
  useEffect(() => () => calculation.forgetFunding(), [calculation]);
  return reply?.funding;
}
