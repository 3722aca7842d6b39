// What investors expect: the discount rate, the growth after the forecast and the multiple of EBITDA.
import { investmentKeys, setInvestmentTerms } from '../../document/option-edits.ts';
import { useTemplate } from '../../document-context.ts';
import { TermsForm } from './terms-form.tsx';

export function InvestmentForm() {
  const { npv } = useTemplate().data.options.modules;
  return <TermsForm keys={investmentKeys} stored={{ ...npv }} change={setInvestmentTerms} />;
}
