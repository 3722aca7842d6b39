// Investor expectations: the discount rate, the growth after the forecast, the EBITDA multiple, and what the returns count.
import { useState } from 'react';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import { useTemplate } from '../document/document-context.ts';
import {
  investmentKeys,
  type ReturnChoices,
  returnChoicesOf,
  setInvestmentTerms,
} from '../document/edits/option-edits.ts';
import { hasValueByGrowth, ReturnChoicesFields } from '../fields/return-choices.tsx';
import { TermsForm } from './terms-form.tsx';

export function InvestmentForm() {
  const template = useTemplate();
  const [opened] = useState(() => returnChoicesOf(template));
  const [choices, setChoices] = useState(opened);
  const changed = changesOf(opened, choices);
  useUnsavedInDialog(Object.keys(changed).length > 0);
  return (
    <TermsForm
      keys={investmentKeys}
      stored={{ ...template.data.options.modules.npv }}
      change={(terms) => setInvestmentTerms(terms, changed)}
    >
      {(typed) => (
        <ReturnChoicesFields
          choices={choices}
          hasGrowthValue={hasValueByGrowth({
            wacc: typed('wacc'),
            tgr: typed('tgr'),
            periodCount: template.layout.cFcstColCount,
          })}
          onChoose={(chosen) => setChoices({ ...choices, ...chosen })}
        />
      )}
    </TermsForm>
  );
}

/** What was not touched may have been changed elsewhere since. */
const changesOf = (before: ReturnChoices, after: ReturnChoices): Partial<ReturnChoices> => ({
  ...(before.exit !== after.exit && { exit: after.exit }),
  ...(before.isOpeningInvested !== after.isOpeningInvested && {
    isOpeningInvested: after.isOpeningInvested,
  }),
});
