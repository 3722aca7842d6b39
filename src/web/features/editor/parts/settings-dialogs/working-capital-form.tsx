// When the company is paid and pays, how long goods lie, and how much cash it keeps.
import { setWorkingCapitalTerms, workingCapitalKeys } from '../../document/option-edits.ts';
import { useTemplate } from '../../document-context.ts';
import { TermsForm } from './terms-form.tsx';

export function WorkingCapitalForm() {
  const { wc } = useTemplate().data.options;
  return <TermsForm keys={workingCapitalKeys} stored={{ ...wc }} change={setWorkingCapitalTerms} />;
}
