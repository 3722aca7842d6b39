// Empties the days of a resource, so that those of the whole company apply.
import { Button } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { NumberTermId, RelId } from '#template/sections.ts';
import { hasCompanyDays, termNames } from '../../document/resources/resource-names.ts';
import classes from './company-terms.module.css';

interface CompanyTermsProps {
  readonly rel: RelId;
  readonly term: NumberTermId;
  readonly value: string;
  readonly onEmpty: () => void;
}

/** Beneath the field, while days are typed there. */
export function CompanyTerms({ rel, term, value, onEmpty }: CompanyTermsProps) {
  const { formatMessage } = useIntl();
  if (value === '' || !hasCompanyDays(rel, term)) return null;
  const name = formatMessage(termNames(term).name);
  return (
    <Button
      className={classes.button ?? ''}
      variant="subtle"
      size="compact-sm"
      aria-label={formatMessage({ id: 'term.company-of' }, { name })}
      onClick={({ currentTarget }) => {
        // The button goes away, and the focus would go with it.
        currentTarget.parentElement?.querySelector('input')?.focus();
        onEmpty();
      }}
    >
      {formatMessage({ id: 'term.company' })}
    </Button>
  );
}
