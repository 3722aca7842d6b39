// Notices about the numbers: nothing to sell, errors in formulas, or a failure of the engine.
import { awaitedPart } from '#web/api/awaited-part.tsx';
import { useCalculated, useStaleReason } from '../../calculation/calculation-client.ts';
import { useTemplateFact } from '../../document/document-context.ts';
import { sectionResources } from '../../document/resources/resource-view.ts';
import { salesSection } from '../../document/resources/section-rules.ts';

const ShownNotices = awaitedPart(() => import('./shown-notices.tsx'), 'ShownNotices');

export function Notices() {
  const isNothingSold = useTemplateFact((template) => sectionResources(template, salesSection).length === 0);
  const diagnostics = useCalculated((calculated) => calculated.diagnostics);
  const failure = useCalculated((calculated) => calculated.failure);
  const isError = useStaleReason() !== null;
  const isOld = useCalculated(({ result }) => result !== null) && isError;
  if (!isNothingSold && diagnostics.length === 0 && failure === null) return null;
  return <ShownNotices {...{ isNothingSold, diagnostics, failure, isError, isOld }} />;
}
