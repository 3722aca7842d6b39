// Investor expectations: the discount rate, the growth after the forecast and the EBITDA multiple.

import { useTemplate } from '../document/document-context.ts';
import { investmentKeys, setInvestmentTerms } from '../document/edits/option-edits.ts';
import { TermsForm } from './terms-form.tsx';

export function InvestmentForm() {
  const { npv } = useTemplate().data.options.modules;
  return <TermsForm keys={investmentKeys} stored={{ ...npv }} change={setInvestmentTerms} />;
}
