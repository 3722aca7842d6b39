// The schedule of a loan in the panel, as the model was last calculated.
import { useEffect } from 'react';
import { useCalculated, useCalculation, useSchedule } from '../../calculation/calculation-client.ts';
import { LoanSchedule } from '../form-fields/loan-schedule.tsx';

export function LoanPanelSchedule({ resourceId }: { readonly resourceId: string }) {
  const calculation = useCalculation();
  const run = useCalculated((calculated) => calculated.run);
  useEffect(() => {
    // Each run has another schedule; before the first there is none.
    if (run > 0) calculation.schedule({ key: resourceId, resourceId, model: null });
  }, [calculation, resourceId, run]);
  return <LoanSchedule schedule={useSchedule(resourceId)} />;
}
