// When the company is paid and pays, how long goods lie, and how much cash it keeps.

import { useTemplate } from '../document/document-context.ts';
import { setWorkingCapitalTerms, workingCapitalKeys } from '../document/edits/option-edits.ts';
import { TermsForm } from './terms-form.tsx';

export function WorkingCapitalForm() {
  const { wc } = useTemplate().data.options;
  return <TermsForm keys={workingCapitalKeys} stored={{ ...wc }} change={setWorkingCapitalTerms} />;
}
