// Payment periods, inventory days and the minimum cash balance.

import { useTemplate } from '../document/document-context.ts';
import { setWorkingCapitalTerms, workingCapitalKeys } from '../document/edits/option-edits.ts';
import { TermsForm } from './terms-form.tsx';

export function WorkingCapitalForm() {
  const template = useTemplate();
  const { wc } = template.data.options;
  return <TermsForm keys={workingCapitalKeys(template)} stored={{ ...wc }} change={setWorkingCapitalTerms} />;
}
