// What is said beside the name of a suggestion: that an AI proposes it, whose it is, and that the model has it.
import { FormattedMessage } from 'react-intl';
import type { SuggestedResource } from '../../document/resources/suggested-resource.ts';
import classes from '../form/resource-dialog.module.css';
import { NameInModel } from './name-in-model.tsx';

interface MarkedNameProps {
  readonly suggestion: SuggestedResource;
  /** In the model already. */
  readonly isThere: boolean;
}

export function MarkedName({ suggestion, isThere }: MarkedNameProps) {
  const { name, trade, isOfAI = false } = suggestion;
  return (
    <>
      {isThere ? <NameInModel name={name} /> : name}
      {isOfAI && (
        <>
          {' '}
          <span className={classes.there}>
            <FormattedMessage id="suggest.mark-ai" />
          </span>
        </>
      )}
      {trade !== undefined && (
        <>
          {' '}
          <span className={classes.there}>{trade}</span>
        </>
      )}
    </>
  );
}
