// The terms of a resource besides its formula: payment periods, interest, dividends.
import { useIntl } from 'react-intl';
import { useLatest } from '#web/ui/hooks/use-latest.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { storedTerm } from '../../document/resources/funding.ts';
import { setTerm } from '../../document/resources/resource-edits.ts';
import { isOneNumber, isRepeated, termNamesOf } from '../../document/resources/resource-names.ts';
import { currencyName, type ResourceView } from '../../document/resources/resource-view.ts';
import { termRow } from '../../fields/field-goal.ts';
import { sourceOfTerm } from '../../fields/field-place.ts';
import { ValuesField } from '../../fields/values-field.tsx';
import { joinedHint, useInAllScenarios } from '../../session/view/use-in-all-scenarios.ts';
import { CompanyTerms } from '../form-fields/company-terms.tsx';
import classes from './resource-editor.module.css';

export function TermFields({ resource }: { readonly resource: ResourceView }) {
  const { formatMessage } = useIntl();
  const { edit, seal } = useTemplateDocument();
  const currency = currencyName(useTemplate());
  const latest = useLatest(resource);
  const inAll = useInAllScenarios();
  const valuesHint = formatMessage({ id: 'items.values-hint' });
  return (
    <details className={classes.terms} open={resource.terms.some(({ value }) => value !== '')}>
      <summary>{formatMessage({ id: 'items.terms' })}</summary>
      {resource.terms.map(({ term, value }) => {
        const { name, units, hint } = termNamesOf(resource.rel, term);
        const enter = (text: string) => edit(setTerm(latest.current, term, storedTerm(term, text)));
        return (
          <div key={term}>
            <ValuesField
              name={formatMessage(name)}
              units={formatMessage(units, { currency })}
              value={value}
              isExpandable={!isOneNumber(term)}
              isRepeated={isRepeated(term)}
              isOne={isOneNumber(term)}
              row={termRow(resource.id, term)}
              within={sourceOfTerm(resource, term)}
              {...(value !== '' && {
                place: { kind: 'term', sectionId: resource.sectionId, resourceId: resource.id, term },
              })}
              {...joinedHint([hint ? formatMessage(hint) : inAll && valuesHint, inAll])}
              onValid={enter}
              onLeave={seal}
            />
            <CompanyTerms
              rel={resource.rel}
              term={term}
              value={value}
              onEmpty={() => {
                seal();
                enter('');
                seal();
              }}
            />
          </div>
        );
      })}
    </details>
  );
}
