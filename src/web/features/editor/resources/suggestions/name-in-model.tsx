// The name of a suggestion with a mark that the model has such a resource already.
import { FormattedMessage } from 'react-intl';
import classes from '../form/resource-dialog.module.css';

export const NameInModel = ({ name }: { readonly name: string }) => (
  <>
    {name}{' '}
    <span className={classes.there}>
      <FormattedMessage id="suggest.there" />
    </span>
  </>
);
